import type { OperationId, Output } from "../contract/contract";
import type { Server } from "../server";
import { call, type TestAnswer, type TestRequest } from "./test-call";

/** Calls an operation that must succeed, and answers its output. */
export async function read<Op extends OperationId>(server: Pick<Server, "fetch">, id: Op, request: TestRequest): Promise<Output<Op>> {
  const answer = await call(server, id, request);
  if (isAnswerOf(id, answer)) return answer.data;
  throw new Error(`${id} answered ${answer.code}: ${answer.message} ${JSON.stringify(answer.data)}`);
}

/** In tests the server itself checks every success against the contract. */
function isAnswerOf<Op extends OperationId>(_id: Op, answer: TestAnswer): answer is TestAnswer & { data: Output<Op> } {
  return answer.code === 200;
}
