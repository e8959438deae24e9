// The words that name a dossier of subvention on every page.
import type { DossierSubventionView } from '@asso/contract/subvention/subvention.schemas';
import { sayDossierRenvoye } from '@asso/domain/dossier/dossier.words';
import type { Mots } from '../demarche/demarche.ts';
import { faitsDossier, intituleDossier, labelDossier, mainInstruction } from '../dossier/etat-dossier.ts';

export const motsSubvention: Mots<DossierSubventionView> = {
  objet: ({ id_fo }) => `Dossier ${id_fo}`,
  titre: intituleDossier,
  faits: faitsDossier,
  fil: () => [{ label: 'Mes dossiers', href: '/dossiers' }],
  nomDansFil: labelDossier,
  aide: 'subvention',
  bande: (dossier) => {
    const instruction = mainInstruction(dossier);
    return {
      numero: `Dossier ${dossier.id_fo}`,
      ...(instruction.etat === 'C'
        ? { etat: sayDossierRenvoye(instruction) }
        : { echeance: dossier.date_fin ? { le: dossier.date_fin, zone: dossier.campagne.fuseau } : null }),
    };
  },
};
