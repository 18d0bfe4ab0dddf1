import "./page"; // before React looks for a page
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

configure({ asyncUtilTimeout: 30_000 }); // the server runs in this process too
afterEach(cleanup);
