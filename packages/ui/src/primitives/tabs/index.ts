export {
  Tab,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  TabsList,
  type TabsListProps,
  type TabsProps,
} from './tabs';
