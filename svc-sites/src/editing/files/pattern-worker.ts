import { parentPort, workerData } from 'node:worker_threads';
import { findPlaces, replacePlaces, type Searched, type TextFile } from './find-places.ts';

/*
 * A regular expression of a person may run for hours: here it does so beside everything else, until its thread is ended.
 */
const { files, searched, replacement } = workerData as {
  files: TextFile[];
  searched: Searched;
  replacement?: string;
};
parentPort?.postMessage(
  replacement === undefined ? findPlaces(files, searched) : replacePlaces(files, searched, replacement),
);
