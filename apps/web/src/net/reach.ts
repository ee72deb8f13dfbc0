import { useEffect, useState } from 'react';
import { ApiFailure, api } from './api.ts';

const HERE = /^(localhost|127\.[\d.]+|\[::1\])$/;

/**
 * How others reach this server. Opened on its own machine, the page's address would lead a phone to the phone itself.
 * @param asks false where there is nobody to be led here: a table on this device is played without a server
 */
export function useReach(asks = true): string {
  const [reach, setReach] = useState(location.origin);
  useEffect(() => {
    if (!asks || !HERE.test(location.hostname)) return;
    let current = true;
    api.address().then(
      ([first]) => current && first !== undefined && setReach(first),
      (e: unknown) => {
        // The address of the page stays. That no server is there is said where somebody looks for it.
        if (!(e instanceof ApiFailure && e.code === 'offline')) console.error(e);
      },
    );
    return () => {
      current = false;
    };
  }, [asks]);
  return reach;
}
