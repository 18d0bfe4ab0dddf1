import { ChakraProvider } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { system } from "./system";

/** Tokens, reset and the order of layers stand in the page's own style sheet: a second time they would restyle the whole page. */
const value = { ...system, _global: [], _config: { ...system._config, disableLayers: true } };

/**
 * What Chakra's own components stand in. Only parts that open import it, and they are loaded when they are needed: Chakra's
 * runtime comes with the first of them.
 */
export const Chakra = ({ children }: { children: ReactNode }) => <ChakraProvider value={value}>{children}</ChakraProvider>;
