export { Tab, TabPanel, type TabProps, Tabs, TabsList, type TabsListProps } from './tabs';
