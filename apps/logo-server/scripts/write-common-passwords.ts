import { writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { COMMON_PASSWORDS } from '../src/common-passwords.js';
import { commonPasswords } from './common-passwords.js';

writeFileSync(COMMON_PASSWORDS, brotliCompressSync(commonPasswords()));
