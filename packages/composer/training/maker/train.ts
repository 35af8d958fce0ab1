import { writeFileSync } from 'node:fs';
import { decodeChainModel } from '../../src/brief/chain/chain-model.ts';
import { seenTokens } from '../../src/brief/chain/seen-tokens.ts';
import { makerTags } from '../../src/brief/maker/addressees.ts';
import { makerFeatures } from '../../src/brief/maker/maker-features.ts';
import { encodeChainModel } from '../chain/encode-chain-model.ts';
import { type ChainLesson, trainChain } from '../chain/train-chain.ts';
import type { MarkedText } from './marked-text.ts';
import { measureAddressees } from './measure.ts';
import { readHeldOutTexts, readLearntTexts, readStatementTexts } from './read-texts.ts';

/** Writes the model of whom the words of a prompt are told, and prints how right it is on texts that it has not learnt from. */
const lessonOf = ({ text, language, isForMaker }: MarkedText): ChainLesson => ({
  tokens: makerFeatures(seenTokens(text, language)),
  target: Int8Array.from(isForMaker, (is, at) => (is ? (isForMaker[at - 1] ? 2 : 1) : 0)),
});

const [learnt, statements] = [readLearntTexts(), readStatementTexts()];
const lessons = [...learnt, ...statements].map(lessonOf);
const bytes = encodeChainModel(trainChain(lessons, { tagCount: makerTags, seed: 'maker', decay: 10 }));
writeFileSync(new URL('../../assets/maker-model.bin', import.meta.url), bytes);
process.stdout.write(`${learnt.length} texts, ${statements.length} prompts, ${bytes.length} bytes\n`);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const { right, found, lost } = measureAddressees(readHeldOutTexts(), decodeChainModel(bytes, makerTags));
process.stdout.write(
  `held out: ${percent(right)} of words right; of those for the maker ${percent(found)} found, of those for visitors ${percent(lost)} lost\n`,
);
