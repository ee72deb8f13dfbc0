import { BURST, type Report, status } from './report.ts';

/** 1: whoever stands behind one proxy chooses the address that he is limited by. `trust` is what the server trusts. */
export async function forwarded(address: string, size: number): Promise<Report> {
  let taken = 0;
  for (let i = 0; i < size; i++) {
    const lie = ['203.0.113.', '2001:db8::', '::ffff:203.0.113.'][i % 3]! + ((i % 250) + 1);
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `${lie}, 198.51.100.7`,
      forwarded: `for=${lie}`,
      'x-real-ip': lie,
    };
    if ((await status(address, '/api/session', { method: 'POST', headers, body: '{"name":"Mallory"}' })) === 200) taken++;
  }
  return {
    counts: { '1: sessions asked for under other addresses': size, '1: sessions taken': taken },
    wrong: taken > BURST + 1 ? [`1: ${taken} sessions of ${size} for one visitor, not ${BURST}`] : [],
  };
}
