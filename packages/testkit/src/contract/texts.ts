import { decisionView, heardBy, type Text, type TextArg, text } from '@questhall/kernel';
import { catalogueProblems, LOCALES, speaker } from '@questhall/text';
import { type Check, type Problem, type Subject, walk } from './walk.ts';

/** Signs of a sentence that was not filled in. */
const UNFILLED = /[{}]|undefined|NaN|\[object/;

/** Whatever a person may read exists in five languages and can be said: questions, options, refusals, events, results. */
export const textsAreComplete: Check = (subject) => {
  const problems: Problem[] = catalogueProblems(subject.catalogues).map((what) => ({ what }));
  const say = sayer(subject);
  for (const wanted of fixedTexts(subject)) problems.push(...say(wanted).map((what) => ({ what })));
  const { game, eventText } = subject;
  const walked = walk(subject, 3 * (subject.deep ?? 12), ({ s, told, report }) => {
    const check = (wanted: Text | undefined) => {
      if (wanted) for (const what of say(wanted)) report(what);
    };
    for (const d of s.pending) {
      const view = decisionView(game, s, d.seat);
      check(view?.prompt);
      for (const option of view?.options ?? [])
        [option.label, option.note, ...(option.results ?? []).map(({ brings }) => brings)].forEach(check);
      for (const refusal of view?.refused ?? []) [refusal.label, refusal.reason].forEach(check);
    }
    for (const t of told) {
      for (let viewer = -1; viewer < s.seats; viewer++) {
        const event = heardBy(t, viewer < 0 ? undefined : viewer);
        if (event) check(eventText(event));
        if (event && !event.rule) report(`the event ${event.type} names no rule`);
      }
    }
    if (s.outcome) check(text(`end.${s.outcome.reason}`));
  });
  return [...problems, ...walked];
};

/** The name of the game and of its match options with their values. */
function fixedTexts({ game }: Subject): Text[] {
  // An option that is a text of its own is never shown among the house rules.
  const shown = game.options.filter((o) => !o.text);
  const options = shown.flatMap((o) => {
    const values = 'min' in o.values ? [] : o.values.filter((v) => typeof v === 'string');
    return [text(`set.${o.id}`), ...values.map((v) => text(`set.${o.id}.${v}`))];
  });
  return [text('game.name'), ...options];
}

/** Says a text in every language, once for each shape of its arguments. */
function sayer({ catalogues }: Subject): (wanted: Text) => string[] {
  const speakers = LOCALES.map((locale) => speaker(locale, [catalogues[locale]], (seat) => `Seat${seat}`));
  const seen = new Set<string>();
  return (wanted) => {
    const shape = shapeOf(wanted);
    if (seen.has(shape)) return [];
    seen.add(shape);
    return speakers.flatMap((s) => {
      try {
        const said = s.say(wanted);
        return said.trim() === '' || UNFILLED.test(said) ? [`${s.locale} ${wanted.key}: says "${said}"`] : [];
      } catch (e) {
        return [`${s.locale} ${wanted.key}: ${e instanceof Error ? e.message : String(e)}`];
      }
    });
  };
}

function shapeOf(arg: TextArg | undefined): string {
  if (typeof arg !== 'object') return typeof arg;
  if (Array.isArray(arg)) return `[${[...new Set(arg.map(shapeOf))].join()}]`;
  if ('seat' in arg) return 'seat';
  const { key, args = {} } = arg as Text;
  return `${key}(${Object.entries(args)
    .map(([name, value]) => `${name}:${shapeOf(value)}`)
    .join()})`;
}
