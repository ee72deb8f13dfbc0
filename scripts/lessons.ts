/*
 * Makes the lessons that the web plays out of lessons/<game>/<chapter>.yaml: the position as a saved state, and every answer
 * with what chance gave for it. `npm run lessons` writes them; with --check (as `npm run check` calls it) it writes nothing
 * and fails where a lesson is missing or was made by other rules.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { whereabouts as dystopiaWhereabouts } from '@questhall/dystopia';
import { dystopiaScenarios } from '@questhall/dystopia/scenario';
import { type AnyState, ASIDE, clone, heardBy, matchOptions, type Told } from '@questhall/kernel';
import { whereabouts as nachtwachtWhereabouts } from '@questhall/nachtwacht';
import { nachtwachtScenarios } from '@questhall/nachtwacht/scenario';
import { whereabouts as talismanWhereabouts } from '@questhall/talisman';
import { talismanScenarios } from '@questhall/talisman/scenario';
import { formatFailure, parseScenario, runScenario, type ScenarioGame } from '@questhall/testkit';

const GAMES = [nachtwachtScenarios, talismanScenarios, dystopiaScenarios] as unknown as ScenarioGame[];
/** What of the position with which a lesson begins a drawing of it needs. */
const WHEREABOUTS: Readonly<Record<string, (state: never) => object>> = {
  nachtwacht: nachtwachtWhereabouts,
  talisman: talismanWhereabouts,
  dystopia: dystopiaWhereabouts,
};
const ROOT = new URL('../', import.meta.url);
const checking = process.argv.includes('--check');
const wrong: string[] = [];

/**
 * A lesson as the web plays it: the learner has the first seat.
 * @throws Error with the failures where the scenario does not hold
 */
function lesson(rules: ScenarioGame, source: string, file: string): { state: AnyState | undefined } & object {
  const scenario = parseScenario(source, file);
  let state: AnyState | undefined;
  let heard = 0;
  const script: unknown[] = [];
  const hears = (told: readonly Told[]) => {
    heard += told.filter((one) => heardBy(one, 0)).length;
  };
  const { failures } = runScenario(scenario, rules, {
    // What was told before the first question is no line of the lesson: its chronicle begins empty.
    began(first) {
      if (state) throw new Error(`${file}: a lesson has no cases`);
      state = first;
    },
    played({ seat, choice, decision }, drawn, told) {
      if (decision === ASIDE) throw new Error(`${file}: a lesson has no asides`);
      script.push({ seat, choice: clone(choice), drawn: [...drawn] });
      hears(told);
    },
  });
  if (failures.length > 0) throw new Error(failures.map((failure) => formatFailure(failure)).join('\n'));
  const options = {
    ...(scenario.options?.value as Record<string, unknown> | undefined),
    ...(scenario.edition === undefined ? {} : { edition: scenario.edition }),
  };
  matchOptions(rules.game.options, options);
  return { game: rules.id, options, seats: scenario.seats.length, heard, state, script };
}

/** Writes what was made, or looks whether it is as it lies there. */
function put(made: URL, what: object, name: string): void {
  const text = `${JSON.stringify(what)}\n`;
  if (!checking) {
    mkdirSync(new URL('.', made), { recursive: true });
    writeFileSync(made, text);
    console.log(`${fileURLToPath(made).slice(fileURLToPath(ROOT).length)}  ${(text.length / 1024).toFixed(0)} kB`);
  } else if (!existsSync(made) || readFileSync(made, 'utf8') !== text) wrong.push(name);
}

for (const rules of GAMES) {
  const folder = new URL(`lessons/${rules.id}/`, ROOT);
  if (!existsSync(folder)) continue;
  const learn = new URL(`apps/web/src/games/${rules.id}/learn/`, ROOT);
  const begins: Record<string, object> = {};
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.yaml'))) {
    const made = lesson(rules, readFileSync(new URL(name, folder), 'utf8'), `lessons/${rules.id}/${name}`);
    put(new URL(`made/${name.replace('.yaml', '.json')}`, learn), made, `${rules.id}/${name}`);
    begins[name.replace('.yaml', '')] = WHEREABOUTS[rules.id]!(made.state as never);
  }
  put(new URL('made/begins.json', learn), begins, `${rules.id}/begins.json`);
}
if (wrong.length > 0) {
  console.error(`These lessons are not as their scenarios and rules are now: ${wrong.join(', ')}. Make them anew with "npm run lessons".`);
  process.exit(1);
}
