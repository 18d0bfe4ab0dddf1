import "./page"; // before React looks for one
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

configure({ asyncUtilTimeout: 30_000 }); // the server works in this process too
afterEach(cleanup);
