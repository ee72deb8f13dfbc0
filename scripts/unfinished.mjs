// A reporter for vitest that knows what is under way. A test that runs in a circle is interrupted by nobody, and a run would
// wait for it without a word; where nothing has ended for a while, or the whole takes longer than QUESTHALL_TEST_MINUTES, this
// names what is still running and what has failed, and ends the run.
import { relative } from 'node:path';

/** The longest single test may take three minutes, twice. Nothing at all for as long as this is no waiting any more. */
const SILENCE = 10 * 60_000;

/** What a run that was given up exits with. */
const GIVEN_UP = 70;

export default class Unfinished {
  /** By file: since when, and by name: the tests in it that have begun. */
  #files = new Map();
  #failed = [];
  #began;
  #last;
  #timer;
  #now;
  #silence;
  #whole;
  #end;

  /**
   * @param now the clock, in milliseconds
   * @param silence how long nothing may end, in milliseconds
   * @param whole how long the whole may take, in milliseconds
   * @param end what to do with the sentence then
   */
  constructor({
    now = Date.now,
    silence = SILENCE,
    whole = Number(process.env.QUESTHALL_TEST_MINUTES ?? Infinity) * 60_000,
    end = (sentence) => {
      console.error(sentence);
      process.exit(GIVEN_UP);
    },
  } = {}) {
    this.#now = now;
    this.#silence = silence;
    this.#whole = whole;
    this.#end = end;
  }

  onTestRunStart() {
    this.#began = this.#last = this.#now();
    this.#timer = setInterval(() => this.look(), 15_000);
    this.#timer.unref();
  }

  onTestModuleStart({ moduleId }) {
    this.#files.set(moduleId, { since: this.#now(), tests: new Set() });
  }

  onTestCaseReady({ module, fullName }) {
    this.#files.get(module.moduleId)?.tests.add(fullName);
  }

  onTestCaseResult(test) {
    const { moduleId } = test.module;
    this.#last = this.#now();
    this.#files.get(moduleId)?.tests.delete(test.fullName);
    if (test.result().state === 'failed') this.#failed.push(`  ${relative(process.cwd(), moduleId)}: ${test.fullName}`);
  }

  onTestModuleEnd({ moduleId }) {
    this.#last = this.#now();
    this.#files.delete(moduleId);
  }

  onTestRunEnd() {
    clearInterval(this.#timer);
  }

  /** Ends the run if nothing has ended for too long, or the whole has taken too long. */
  look() {
    const minutes = (since) => Math.round((this.#now() - since) / 60_000);
    const silent = this.#now() - this.#last >= this.#silence;
    if (!silent && this.#now() - this.#began < this.#whole) return;
    const running = [...this.#files].map(
      ([file, { since, tests }]) =>
        `  ${relative(process.cwd(), file)} (for ${minutes(since)} min)${[...tests].map((test) => `\n    ${test}`).join('')}`,
    );
    const why = silent ? `Nothing has ended for ${minutes(this.#last)} minutes` : `The tests have run for ${minutes(this.#began)} minutes`;
    const failed = this.#failed.length > 0 ? `\nFailed:\n${this.#failed.join('\n')}` : '';
    this.#end(`${why}; the run is given up. Still running:\n${running.join('\n') || '  no file'}${failed}`);
  }
}
