import { type BookPicture, chaptersOf, type Rulebook, type RuleChapter, ruleParts, withoutReferences } from '@questhall/text';
import type { ReactNode } from 'react';
import { useT } from '../text/words.tsx';
import { bookPicture } from './load-book.ts';
import { piecesOf } from './rule-search.ts';
import { RuleTableView } from './rule-table.tsx';

interface Reading {
  /** Opens the book at a rule. */
  follow: (id: string) => void;
  /** What is sought: its words are marked. */
  search: string;
}

/** What a chapter says: paragraphs, rules with their ids in the margin, tables and pictures. */
export function ChapterText({
  book,
  chapter,
  open,
  ...reading
}: Reading & {
  book: Rulebook;
  chapter: RuleChapter;
  /** The rule that is pointed out. */
  open: string | null;
}) {
  const cell = (text: string) => <Words text={text} {...reading} />;
  const tables = (after: string | null): ReactNode =>
    chapter.tables
      .filter((table) => table.after === after)
      .map((table) => <RuleTableView key={table.header.join()} table={table} draw={cell} />);
  return (
    <>
      {chapter.paragraphs.map((one) =>
        typeof one === 'string' ? (
          <div key={one} className="book-text">
            <Line text={one} {...reading} />
          </div>
        ) : (
          <Picture key={one.file} picture={one} book={book} />
        ),
      )}
      {tables(null)}
      {chapter.rules.map((rule) => (
        <div
          key={rule.id}
          className="book-rule"
          data-rule={rule.id}
          data-example={rule.example}
          data-open={rule.id === open || undefined}
          tabIndex={-1}
        >
          <Line text={rule.text} id={rule.id} {...reading} />
          {rule.pictures?.map((picture) => (
            <Picture key={picture.file} picture={picture} book={book} />
          ))}
          {tables(rule.id)}
        </div>
      ))}
    </>
  );
}

/** A sentence; its own id and the rules that it names in brackets stand small in the margin. */
function Line({ text, id, follow, search }: Reading & { text: string; id?: string }) {
  const t = useT();
  const { text: bare, rules } = withoutReferences(text);
  return (
    <div className="book-line">
      <p>
        <Words text={bare} follow={follow} search={search} />
      </p>
      <small className="book-margin">
        {id === undefined ? null : (
          <span className="book-id">
            <Marked text={id} search={search} />
          </span>
        )}
        {rules.map((rule) => (
          <button key={rule} type="button" className="rule-link" onClick={() => follow(rule)} aria-label={t('ui.rule', { rule })}>
            {rule}
          </button>
        ))}
      </small>
    </div>
  );
}

/** Words with links to the rules that they name. */
function Words({ text, follow, search }: Reading & { text: string }) {
  let at = 0;
  return ruleParts(text).map((part) => {
    const key = at++;
    if (typeof part === 'string') return <Marked key={key} text={part} search={search} />;
    return (
      <button key={key} type="button" className="rule-link" onClick={() => follow(part.rule)}>
        {part.rule}
      </button>
    );
  });
}

function Marked({ text, search }: { text: string; search: string }) {
  let at = 0;
  return piecesOf(text, search).map(({ text: piece, hit }) => {
    const key = at++;
    return hit ? <mark key={key}>{piece}</mark> : <span key={key}>{piece}</span>;
  });
}

/** A picture; where its caption is a rule, the words of that rule stand below it. */
function Picture({ picture, book }: { picture: BookPicture; book: Rulebook }) {
  const said =
    picture.caption === null
      ? undefined
      : chaptersOf(book)
          .flatMap(({ rules }) => rules)
          .find(({ id }) => id === picture.caption);
  const caption = said ? withoutReferences(said.text).text : picture.caption;
  return (
    <figure className="book-picture">
      <img src={bookPicture(picture.file)} alt={picture.alt} loading="lazy" decoding="async" />
      {caption === null ? null : <figcaption>{caption}</figcaption>}
    </figure>
  );
}
