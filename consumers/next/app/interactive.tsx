'use client';

import { setNonce } from 'get-nonce';

// The nonce of the policy in next.config.mjs, for the style element by which Radix locks the scroll.
setNonce('Y29uc3VtZXI=');

export { App as Interactive } from '../../app.tsx';
