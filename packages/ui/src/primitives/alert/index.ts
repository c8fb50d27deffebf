export { Alert, type AlertProps } from './alert';
export { AlertProvider, type AlertProviderProps, type Alerts, useAlerts } from './alert-provider';
export type { AlertEnd, AlertRequest } from './alert-state';
