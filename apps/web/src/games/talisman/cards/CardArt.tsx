import { pictureOf } from '../art/pictures.ts';

/** The picture of a card: its middle colour at once, the picture when it comes into sight and has been loaded. */
export function CardArt({ card, eager = false }: { card: string; eager?: boolean }) {
  const picture = pictureOf(card);
  return (
    <span className="tc-art" style={picture ? { backgroundColor: picture.tint } : undefined}>
      {picture ? (
        <img src={picture.url} alt="" width="210" height="158" loading={eager ? 'eager' : 'lazy'} decoding="async" draggable={false} />
      ) : null}
    </span>
  );
}
