import type { CSSProperties, ReactNode } from 'react';
import { CardArt } from './CardArt.tsx';
import { type CardKind, EDGES, type SealKind } from './kinds.ts';
import { Seal } from './Seal.tsx';
import './cards.css';

export interface CardFaceProps {
  /** The id or instance of the card: its picture. */
  card: string;
  kind: CardKind;
  title: string;
  /** The line below the picture: "Enemy · dragon". */
  type?: string | undefined;
  /** Paragraphs. */
  text?: readonly string[];
  number?: number | string | null | undefined;
  seal?: SealKind;
  /** The two notes at the foot. */
  foot?: { left?: string | undefined; right?: string | undefined } | undefined;
  /** What the table adds below the text: "3 Craft left". */
  children?: ReactNode;
  /** Loaded at once: for a card that is being turned up. */
  eager?: boolean;
}

/** Letters that fit into a line of a card. */
const LINE = 30;

/** How much there is to read: the more lines, the lower the picture and the smaller the letters. */
function lengthOf(text: readonly string[], extra: boolean): 'short' | 'long' | 'huge' {
  const lines = text.reduce((n, paragraph) => n + Math.ceil(paragraph.length / LINE), extra ? 1 : 0);
  return lines <= 4 ? 'short' : lines <= 6 ? 'long' : 'huge';
}

/** How much room a name takes: in one line, in one line of smaller letters, in two. */
const stepOf = (title: string): 1 | 2 | 3 => (title.length <= 13 ? 1 : title.length <= 17 ? 2 : 3);

/** The longest word of a name: on a small card its letters are as large as it allows. */
const wordOf = (title: string) => Math.max(6, ...title.split(/[\s\u00ad-]+/).map((word) => word.length));

/**
 * The face of an Adventure card, a Spell, a purchase card or a Talisman, as wide as its holder. From 100 px on it can be
 * read; below that it shows its picture, its number and its name alone. Text that does not fit makes the card longer,
 * never its letters smaller than 14 px of 250.
 */
export function CardFace({ card, kind, title, type, text = [], number, seal = 'strength', foot, children, eager = false }: CardFaceProps) {
  return (
    <article
      className="tc-card"
      data-kind={kind}
      data-length={lengthOf(text, children !== undefined && children !== null)}
      data-step={stepOf(title)}
      style={{ '--edge': EDGES[kind], '--word': wordOf(title) } as CSSProperties}
    >
      <div className="tc-sheet">
        <h4 className="tc-title">{title}</h4>
        <div className="tc-window">
          <CardArt card={card} eager={eager} />
          {number === null || number === undefined ? null : <Seal kind={seal} value={number} />}
        </div>
        {type ? <p className={`tc-type${number === null || number === undefined ? '' : ' tc-beside'}`}>{type}</p> : null}
        <div className="tc-text">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {children}
        </div>
        {foot ? (
          <p className="tc-foot">
            <span>{foot.left}</span>
            <span>{foot.right}</span>
          </p>
        ) : null}
      </div>
    </article>
  );
}
