import type { Capability } from '@trazo/api-client';
import { useAuth } from '../auth/auth-provider';

/** Whether the server announced it when it checked the session. */
export function useCapability(capability: Capability): boolean {
  return useAuth().account?.capabilities.includes(capability) ?? false;
}
