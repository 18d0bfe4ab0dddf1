import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { ChakraProvider, createSystem } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { systemConfig } from "./system-config";

/**
 * Chakra's own components write their rules as they open, and a rule in a layer makes the browser lay the whole page out anew:
 * theirs stand in none, above the layers of the page's sheet. Tokens and reset stand in that sheet already.
 */
const system = { ...createSystem(defaultBaseConfig, { ...systemConfig, disableLayers: true }), _global: [] };

/**
 * What Chakra's own components stand in. Only parts that open import it, and they are loaded when they are needed: Chakra's
 * runtime comes with the first of them.
 */
export const Chakra = ({ children }: { children: ReactNode }) => <ChakraProvider value={system}>{children}</ChakraProvider>;
