export { ExportScreen, type ExportScreenProps } from "./export-screen";
