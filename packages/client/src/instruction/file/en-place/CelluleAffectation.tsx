import { bureauEndpoints } from '@asso/contract/instruction/bureau.endpoints';
import type { ProblemReply } from '@asso/contract/kernel/common.schemas';
import { call } from '../../../platform/call/call.ts';
import { isStale } from '../../../platform/call/call-problems.ts';
import { MenuButton } from '../../../ui/MenuButton.tsx';
import { announce } from '../../../ui/page/announcer.ts';
import { newId } from '../../../ui/page/new-id.ts';
import { ChoixPersonne } from './ChoixPersonne.tsx';
import type { CelluleProps } from './cellule-props.ts';
import { findAffecte } from './place-du-dossier.ts';
import { sayActeRefused } from './resultat.ts';
import { useCellule } from './use-cellule.ts';

/**
 * Chooses the assigned person in the line; when a colleague took the dossier meanwhile, the dossier stays assigned to
 * that colleague, whom the refusal names.
 */
export function CelluleAffectation({ place: { id_fo, service, moi }, dossier, children }: CelluleProps) {
  const { refusal, setRefusal, done } = useCellule(refusalOf);
  const present = dossier.colonnes.affectes;
  const give = async (a: string | null, nom: string): Promise<boolean> => {
    const params = { id: id_fo, service: service.id };
    let de = findAffecte(present, service);
    if (de === undefined) {
      const read = await call(bureauEndpoints.readBureauDossier, { params });
      if (!read.ok) return done(read);
      de = read.value.affecte_a?.id ?? null;
    }
    const isDone = await done(
      await call(bureauEndpoints.saveAffectation, { params, body: { de, a }, idempotencyKey: newId() }),
    );
    if (isDone) announce(`Dossier ${id_fo} affecté à ${nom}.`);
    return isDone;
  };
  return (
    <MenuButton
      className="cellule cellule--affectes"
      panelClassName="acte-en-place cases-serrees"
      isFloating
      label={
        <>
          <span className="cellule__texte">
            {present ? children : <span className="discret">Personne</span>}
          </span>
          <span className="invisible">, affecter le dossier {id_fo}</span>
        </>
      }
    >
      {(close) => (
        <>
          <p className="acte-en-place__titre">Affecter le dossier {id_fo} à</p>
          {refusal !== null && (
            <p className="cellule__refus" role="alert">
              {refusal}
            </p>
          )}
          <ChoixPersonne
            service={service}
            moi={moi}
            personne="Personne"
            onGive={async (id, nom) => {
              setRefusal(null);
              if (await give(id, nom)) close();
            }}
          />
        </>
      )}
    </MenuButton>
  );
}

function refusalOf(problem: ProblemReply): string {
  const { conflicts } = problem;
  if (!isStale(problem) || !conflicts) return sayActeRefused(problem);
  const { a } = conflicts;
  return typeof a === 'string'
    ? `Un collègue vient de l’affecter à ${a}. Rien n’est changé : choisissez à nouveau s’il le faut.`
    : 'Un collègue vient de le libérer. Rien n’est changé : choisissez à nouveau s’il le faut.';
}
