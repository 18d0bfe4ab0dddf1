export { companyNames } from "./company-names";
export { districtsNear } from "./regions";
export { postageTerms } from "./terms";
