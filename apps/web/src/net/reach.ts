import { useEffect, useState } from 'react';
import { api } from './api.ts';

const HERE = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** How others reach this server. Opened on its own machine, the page's address would lead a phone to the phone itself. */
export function useReach(): string {
  const [reach, setReach] = useState(location.origin);
  useEffect(() => {
    if (!HERE.test(location.hostname)) return;
    let current = true;
    api.address().then(
      ([first]) => current && first !== undefined && setReach(first),
      (e: unknown) => console.error(e), // then the address that the page has
    );
    return () => {
      current = false;
    };
  }, []);
  return reach;
}
