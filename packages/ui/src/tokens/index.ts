export { PeopleTabs, type PeopleTabsProps } from "./people-tabs";
export { ServiceTokenListScreen, type ServiceTokenListScreenProps } from "./service-token-list-screen";
