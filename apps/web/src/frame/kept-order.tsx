/** One way in which a kind of question may be kept. */
export interface OrderChoice {
  order: string;
  text: string;
  give: () => void;
}

/** One kind of question that may be answered by a standing order, and how it is kept. `id`: what it is, once on a page. */
export function KeptOrder({ id, title, now, choices }: { id: string; title: string; now: string; choices: readonly OrderChoice[] }) {
  return (
    <fieldset className="choose">
      <legend>{title}</legend>
      <div className="tokens">
        {choices.map(({ order, text, give }) => (
          <label key={order} className="token">
            <input type="radio" name={`order-${id}`} checked={order === now} onChange={give} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
