/** The limits that `hello` announces, in bytes and documents. */
export const limits = {
  documentBytes: 16 * 1024 * 1024,
  messageBytes: 48_000_000,
  batchDocuments: 100_000,
} as const;
