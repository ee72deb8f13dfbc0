import type { RuleTable } from '@questhall/text';
import type { ReactNode } from 'react';

/** A region that scrolls must be reachable by keyboard. */
const SCROLLS = { tabIndex: 0 };

/** A table of the rulebook, its cells drawn by `draw`; scrolls by itself where it is too wide for the page. */
export function RuleTableView({ table, draw }: { table: RuleTable; draw: (cell: string) => ReactNode }) {
  return (
    <section className="book-table" {...SCROLLS} aria-label={table.header.join(', ')}>
      <table>
        <thead>
          <tr>
            {table.header.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, i) => (
                <td key={`${table.header[i]}`}>{draw(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
