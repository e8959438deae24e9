import { count } from '@asso/domain/identifiants/nombres-affiches';

/** Returns a text such as « 3 champs pas encore envoyés ». */
export const sayUnsent = (nombre: number): string =>
  `${count(nombre, 'champ pas encore envoyé', 'champs pas encore envoyés')}`;
