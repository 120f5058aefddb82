import type { PictureWords } from '../types';
import { pictureWordsP01ToP22 } from './picture-words-p01-p22';
import { pictureWordsP23ToP44 } from './picture-words-p23-p44';

export const pictureWords: PictureWords = { ...pictureWordsP01ToP22, ...pictureWordsP23ToP44 };
