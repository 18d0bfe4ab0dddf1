/** Which rows of a list are asked for; pages count from 1. */
export interface PageQuery {
  page?: number;
  limit?: number;
}

/** The `limit` and `offset` of the rows asked for. */
export function pageWindow({ page = 1, limit = 20 }: PageQuery) {
  return { limit, offset: (page - 1) * limit };
}

/** One page of a list as the wire has it. */
export function pageOf<Row>({ page = 1, limit = 20 }: PageQuery, total: number, list: Row[]) {
  return { page, limit, totalPage: Math.ceil(total / limit), total, list };
}
