import { createHash } from 'node:crypto';
import { Degraded, type HealthChecks } from '@sitewright/service-kit';
import { toStoreError, unlessMissing } from './store-errors.ts';

export interface ObjectStoreSettings {
  bucket: string;
  region: string;
  /** Of a store that is not Amazon's. */
  endpoint?: string | undefined;
  /** Without, those of the machine or the pod. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** How long it may take over one object, which has some megabytes at most. */
  answerMs?: number;
}

/** The objects of one bucket. Every call is over within seconds. */
export interface ObjectStore {
  /** @throws AppError `UNAVAILABLE`, `STORAGE_FULL` */
  put(key: string, content: Uint8Array): Promise<void>;
  /** @throws AppError `UNAVAILABLE` */
  get(key: string): Promise<Buffer | undefined>;
  /** One that is not there is no error. @throws AppError `UNAVAILABLE` */
  remove(key: string): Promise<void>;
  /** @throws Error of the store that says what is wrong with the settings, AppError `UNAVAILABLE` */
  demandBucket(): Promise<void>;
  checks: HealthChecks;
  close(): void;
}

const connectMs = 2000;
const defaultAnswerMs = 15_000;
/** Less than a health check as a whole may take. */
const checkMs = 1000;
/** A key that no object has: that it is not there is an answer, of one who may read. */
const nobodys = 'nobodys';

/** Opens a store that speaks S3. Its client is loaded here, so that who has no such store has none of it. */
export async function openObjectStore(settings: ObjectStoreSettings): Promise<ObjectStore> {
  const { bucket: Bucket, region, endpoint, credentials, answerMs = defaultAnswerMs } = settings;
  const { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } = await import(
    '@aws-sdk/client-s3'
  );
  const client = new S3Client({
    region,
    ...(credentials && { credentials }),
    // Other stores rarely have a name in DNS for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      socketTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
    // Stores of others do not know the newer checksums; Content-MD5 is known by all.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  const asking = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer;
    } catch (error) {
      throw toStoreError(error);
    }
  };
  const find = (Key: string, abortSignal?: AbortSignal) =>
    client
      .send(new GetObjectCommand({ Bucket, Key }), { ...(abortSignal && { abortSignal }) })
      .catch(unlessMissing);

  return {
    async put(Key, content) {
      const ContentMD5 = createHash('md5').update(content).digest('base64');
      await asking(client.send(new PutObjectCommand({ Bucket, Key, Body: content, ContentMD5 })));
    },

    async get(Key) {
      const answer = await asking(find(Key));
      return answer?.Body && Buffer.from(await asking(answer.Body.transformToByteArray()));
    },

    async remove(Key) {
      await asking(client.send(new DeleteObjectCommand({ Bucket, Key })));
    },

    async demandBucket() {
      await asking(find(nobodys));
    },

    checks: {
      async files() {
        try {
          await find(nobodys, AbortSignal.timeout(checkMs));
        } catch (cause) {
          const sentence = `The store of files does not answer for the bucket ${Bucket}: previews wait, and nothing is stored.`;
          throw new Degraded(`${sentence} Check it, and S3_ENDPOINT.`, { cause });
        }
      },
    },

    close: () => client.destroy(),
  };
}
