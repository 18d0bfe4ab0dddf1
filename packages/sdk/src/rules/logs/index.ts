export { redact, redactRoute } from "./redact";
