// A bank paper is a PDF or a photo: no other file can be read.
import { regleOrdinaire } from '@asso/domain/document/fichier.rules';
import { limitesOf } from '../../document/limites.ts';

export const limitesRib = limitesOf({ ...regleOrdinaire, extensions: ['pdf', 'jpg', 'jpeg', 'png'] });
