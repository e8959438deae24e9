import { describe, expect, it } from 'vitest';
import type { LigneFile } from '../ligne-file.ts';
import { dossierPlace, findAffecte, hasEtiquette } from './place-du-dossier.ts';

const service = {
  id: 's1',
  nom: 'DRAJES',
  collegues: [
    { id: 'u1', nom: 'Inès Haddad' },
    { id: 'u2', nom: 'Paul Girard' },
    { id: 'u3', nom: 'Paul Girard' },
  ],
  etiquettes: [],
  rights: {},
};
const ligne = (etat: string, id_service_instructeur = 's1') =>
  ({ id_fo: '26-1', instructions: [{ etat, id_service_instructeur }] }) as unknown as LigneFile;

describe('the cells of a line', () => {
  it('change a dossier that a service of the reader studies, and no other', () => {
    const bureau = { moi: 'u1', services: [service] };
    expect(dossierPlace(ligne('2'), bureau)?.service.id).toBe('s1');
    expect(dossierPlace(ligne('D'), bureau)?.id_fo).toBe('26-1');
    expect(dossierPlace(ligne('6'), bureau)).toBeNull();
    expect(dossierPlace(ligne('2', 's2'), bureau)).toBeNull();
  });

  it('know who has the dossier only when one colleague bears the name', () => {
    expect(findAffecte('', service)).toBeNull();
    expect(findAffecte('Inès Haddad', service)).toBe('u1');
    expect(findAffecte('Paul Girard', service)).toBeUndefined();
    expect(findAffecte('Une Partie', service)).toBeUndefined();
  });

  it('find a label among those of the line, whole', () => {
    expect(hasEtiquette('à voir, ruralité, montagne', 'ruralité, montagne')).toBe(true);
    expect(hasEtiquette('à voir', 'à')).toBe(false);
    expect(hasEtiquette(null, 'à voir')).toBe(false);
  });
});
