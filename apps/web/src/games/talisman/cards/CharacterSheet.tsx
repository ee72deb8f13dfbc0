import type { ReactNode } from 'react';
import { CardArt } from './CardArt.tsx';
import { EDGES, type StatName } from './kinds.ts';
import { Medallion } from './Medallion.tsx';
import './cards.css';

/** One number of a character, with its name. */
export interface Figure {
  what: StatName;
  name: string;
  value: number;
  more?: number;
  quota?: number | undefined;
}

export interface CharacterSheetProps {
  /** The id of the character, or `toad`: its portrait. */
  card: string;
  title: string;
  /** Alignment and start in one line. */
  facts: string;
  figures: readonly Figure[];
  /** What it can do, one by one; absent: the short form, 5 to 7. */
  abilities?: readonly string[];
  /** What it has: rows of cards below, in the long form. */
  children?: ReactNode;
}

/** A character: portrait, facts and four medallions; in the long form with its abilities beside and its things below. */
export function CharacterSheet({ card, title, facts, figures, abilities, children }: CharacterSheetProps) {
  const long = abilities !== undefined || children !== undefined;
  return (
    <article className={`tc-character${long ? ' tc-long' : ''}`} style={{ '--edge': EDGES.character } as React.CSSProperties}>
      <div className="tc-sheet">
        <div className="tc-who">
          <h4 className="tc-title">{title}</h4>
          <div className="tc-window">
            <CardArt card={card} eager />
          </div>
          <p className="tc-facts">{facts}</p>
          <ul className="tc-figures">
            {figures.map(({ what, name, value, more, quota }) => (
              <li key={what}>
                <Medallion what={what} value={value} quota={quota} {...(more === undefined ? {} : { more })} />
                <span>{name}</span>
                <span className="tc-heard">{more ? `${value} + ${more}` : value}</span>
              </li>
            ))}
          </ul>
        </div>
        {abilities && abilities.length > 0 ? (
          <ul className="tc-abilities">
            {abilities.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
        {children ? <div className="tc-slots">{children}</div> : null}
      </div>
    </article>
  );
}

/** A place for a thing that is not there yet: a dotted outline and what will lie in it. */
export function EmptySlot({ label }: { label: string }) {
  return <span className="tc-slot">{label}</span>;
}
