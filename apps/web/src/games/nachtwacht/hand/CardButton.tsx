import type { DecisionView } from '@questhall/kernel';
import type { MouseEvent } from 'react';

/**
 * What is touched of a card: it lies over the face and has the card's name. A card that may not be chosen can be touched
 * all the same where there is a reason to tell; one that is not asked for rests.
 */
export function CardButton({
  label,
  option,
  refusal,
  pressed,
  onClick,
  onLook,
}: {
  label: string;
  option: DecisionView['options'][number] | undefined;
  refusal: DecisionView['refused'][number] | undefined;
  pressed: boolean;
  onClick: (e: MouseEvent) => void;
  /** Somebody comes to the card by keys, or leaves it: what it would do is told as under a mouse. */
  onLook?: (at: boolean) => void;
}) {
  return (
    <button
      type="button"
      className="nw-hit"
      data-about={option?.id}
      disabled={!option && !refusal}
      aria-disabled={refusal ? true : undefined}
      aria-pressed={option ? pressed : undefined}
      aria-label={label}
      onClick={onClick}
      onFocus={(e) => onLook && e.currentTarget.matches(':focus-visible') && onLook(true)}
      onBlur={() => onLook?.(false)}
    />
  );
}
