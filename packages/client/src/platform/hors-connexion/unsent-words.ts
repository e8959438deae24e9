import { count } from '@asso/domain/identifiants/nombres-affiches';

/** « 3 champs pas encore envoyés ». */
export const unsentSaid = (nombre: number): string =>
  `${count(nombre, 'champ pas encore envoyé', 'champs pas encore envoyés')}`;
