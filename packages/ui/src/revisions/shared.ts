export { HistoryButton, type HistoryButtonProps } from "./history-button";
