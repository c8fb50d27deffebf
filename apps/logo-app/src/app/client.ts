export { createClient } from '@trazo/api-client';
