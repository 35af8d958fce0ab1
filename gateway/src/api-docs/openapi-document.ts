/** The part of OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.0) that we write. */
export type JsonSchema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'header' | 'path' | 'query';
  description?: string;
  required: boolean;
  schema: JsonSchema;
}

export interface Answer {
  description: string;
  content?: Record<string, { schema: JsonSchema }>;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
}

export interface Operation {
  operationId: string;
  tags: [string];
  summary: string;
  description: string;
  security: Record<string, never[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: Record<string, { schema?: JsonSchema }> };
  responses: Record<string, Answer | { $ref: string }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    securitySchemes: Record<string, object>;
    responses: Record<string, Answer>;
  };
}
