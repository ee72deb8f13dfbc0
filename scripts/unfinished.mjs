// A reporter for vitest that knows what is under way. A test that runs in a circle is interrupted by nobody, and a run would
// wait for it without a word; where nothing has ended for a while, or the whole takes longer than QUESTHALL_TEST_MINUTES, this
// names what is still running and what has failed, and ends the run.
import { relative } from 'node:path';

/** The longest single test may take three minutes, twice. Nothing at all for as long as this is no waiting any more. */
const SILENCE = 10 * 60_000;

/** How long a run may hang about after its last test. */
const PARTING = 60_000;

/** What a run that was given up exits with. */
const GIVEN_UP = 70;

export default class Unfinished {
  /** By file: since when, and by name: the tests in it that have begun. */
  #files = new Map();
  #failed = [];
  #began;
  #last;
  #over = false;
  #timer;
  #now;
  #silence;
  #whole;
  #end;

  /**
   * @param now the clock, in milliseconds
   * @param silence how long nothing may end, in milliseconds
   * @param whole how long the whole may take, in milliseconds
   * @param end what to do then with the sentence, and with the code to exit with, where that is not the one for a run given up
   */
  constructor({
    now = Date.now,
    silence = SILENCE,
    whole = Number(process.env.QUESTHALL_TEST_MINUTES ?? Infinity) * 60_000,
    end = (sentence, code = GIVEN_UP) => {
      console.error(sentence);
      process.exit(code);
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
    this.#over = true;
    this.#last = this.#now();
  }

  /** Nobody looks any more. */
  close() {
    clearInterval(this.#timer);
  }

  /** Ends the run if nothing has ended for too long, if the whole has taken too long, or if it does not end after its last test. */
  look() {
    if (this.#over) {
      // All results are in and written down: they stand, whatever holds the process.
      if (this.#now() - this.#last >= PARTING)
        this.#end('All tests have ended, and something held the process open; it is ended.', process.exitCode);
      return;
    }
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
