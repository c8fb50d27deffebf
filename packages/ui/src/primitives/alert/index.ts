export { Alert, type AlertProps } from './alert';
export { AlertProvider, type AlertProviderProps, type Alerts, useAlerts } from './alert-provider';
export { AlertRegion, type AlertRegionProps } from './alert-region';
export { ALERT_DURATION, type AlertEnd, type AlertEntry, type AlertRequest } from './alert-state';
