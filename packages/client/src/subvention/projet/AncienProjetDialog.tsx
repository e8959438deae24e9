import { dossierEndpoints } from '@asso/contract/dossier/dossier.endpoints';
import { projetEndpoints } from '@asso/contract/subvention/projet.endpoints';
import type { ProjetView } from '@asso/contract/subvention/subvention.schemas';
import { nomProjet } from '@asso/domain/subvention/projet.words';
import { useRef, useState } from 'react';
import { nomDe } from '../../dossier/etat-dossier.ts';
import { call } from '../../platform/call/call.ts';
import { go } from '../../platform/page/navigation.ts';
import { useRead } from '../../platform/use-read.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { OptionsControl } from '../../ui/fields/OptionsControl.tsx';
import { SelectControl } from '../../ui/fields/SelectControl.tsx';
import { newId } from '../../ui/page/new-id.ts';
import { projetHref } from '../dossier-liens.ts';
import type { Edition } from '../edition.ts';

type AncienProjetProps = Edition & { onClose: () => void };

/** A project of another request by the same establishment is copied here, with this request's years. */
export function AncienProjetDialog({ dossier, found, onClose }: AncienProjetProps) {
  const { id_fo, demandeur } = dossier;
  const read = useRead(dossierEndpoints.listDossiers, {
    query: { demandeur: [demandeur.id_siret], ouvrables: 'true', limit: 100 },
  });
  const [from, setFrom] = useState<string | null>(null);
  const [projet, setProjet] = useState<string | null>(null);
  const [missing, setMissing] = useState<{ from?: string; projet?: string }>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const projets = useRead(projetEndpoints.listProjets, from === null ? null : { params: { id: from } });
  const key = useRef(newId());
  const others =
    read.state === 'lu'
      ? read.value.items.filter((one) => one.id !== dossier.id && one.genre === 'subvention')
      : [];
  const anciens = projets.state === 'lu' ? (projets.value.items as readonly ProjetView[]) : [];
  const unread = [read, projets].find((one) => one.state === 'refuse');
  const said = refusal ?? unread?.problem.message;
  const take = async () => {
    if (from === null) return setMissing({ from: 'Choisissez un dossier.' });
    if (projet === null) return setMissing({ projet: 'Choisissez un projet.' });
    const outcome = await call(projetEndpoints.duplicateProjet, {
      params: { id: from, projectId: projet },
      body: { idDossierTo: id_fo },
      idempotencyKey: key.current,
    });
    if (!outcome.ok) {
      key.current = newId();
      return setRefusal(outcome.problem.message);
    }
    await found.refresh();
    go(projetHref(dossier, outcome.value.id));
  };
  return (
    <Dialog
      title="Reprendre un ancien projet"
      onClose={onClose}
      action={others.length > 0 ? { label: 'Reprendre ce projet', onPress: take } : undefined}
    >
      <div className="formulaire">
        {read.state === 'lu' && others.length === 0 && (
          <p>Cet établissement n’a pas d’autre dossier dont reprendre un projet.</p>
        )}
        {others.length > 0 && (
          <>
            <p>Ses textes sont copiés ici. Ses dates et ses montants prennent les années de ce dossier.</p>
            <SelectControl
              id="ancien-dossier"
              label="De quel dossier ?"
              isRequired
              options={others.map((one) => ({
                value: one.id_fo,
                label: `${one.id_fo}, ${nomDe(one)}, ${one.description.exercice}`,
              }))}
              value={from}
              error={missing.from}
              onChange={(value) => {
                setFrom(typeof value === 'string' ? value : null);
                setProjet(null);
                setMissing({});
              }}
            />
          </>
        )}
        {projets.state === 'lu' && anciens.length === 0 && <p>Ce dossier n’a pas de projet.</p>}
        {anciens.length > 0 && (
          <OptionsControl
            id="ancien-projet"
            label="Quel projet ?"
            isRequired
            options={anciens.map((one) => ({ value: one.id, label: nomProjet(one) }))}
            value={projet}
            error={missing.projet}
            onChange={(value) => {
              setProjet(typeof value === 'string' ? value : null);
              setMissing({});
            }}
          />
        )}
        {said && (
          <p className="fr-message fr-message--error" role="alert">
            {said}
          </p>
        )}
      </div>
    </Dialog>
  );
}
