import { tableauDeBordEndpoints } from '@asso/contract/subvention/tableau-de-bord.endpoints';
import type { DossierCarte } from '../dossier/champs-carte.ts';
import { mainInstruction } from '../dossier/etat-dossier.ts';
import { useRead } from '../platform/use-read.ts';
import type { Tableau } from './tableau-de-bord.ts';

const rien: Pick<Tableau, 'aRenouveler' | 'aFaire' | 'enCours'> = {
  aRenouveler: [],
  aFaire: [],
  enCours: [],
};

/** Reads what the home page says of each dossier, so that a list says the same; nothing until it is read. */
export function useTaches(isAssociation: boolean) {
  const accueil = useRead(tableauDeBordEndpoints.tableauDeBord, isAssociation ? {} : null);
  const { aRenouveler, aFaire, enCours } = accueil.state === 'lu' ? accueil.value : rien;
  const tacheOf = (dossier: Pick<DossierCarte, 'id_fo' | 'description' | 'instructions'>) => {
    const { id_service_instructeur } = mainInstruction(dossier);
    return [...aFaire, ...enCours].find(
      (one) => one.id_fo === dossier.id_fo && one.id_service_instructeur === id_service_instructeur,
    );
  };
  return { aRenouveler, tacheOf };
}
