import { osirisEndpoints } from '@asso/contract/transfert/osiris.endpoints';
import type { ProgrammeOsiris } from '@asso/contract/transfert/programme.endpoints';
import { localYear } from '@asso/domain/identifiants/dates-affichees';
import { colonnesOsiris, formatsFichier } from '@asso/domain/transfert/osiris.rows';
import { now } from '../platform/clock.ts';
import { useQueryParams } from '../platform/page/query-params.ts';
import { useDownload } from '../platform/use-download.ts';
import { useRead } from '../platform/use-read.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { SelectControl } from '../ui/fields/SelectControl.tsx';
import { Notice } from '../ui/Notice.tsx';
import { FormatsMenu } from '../ui/table/FormatsMenu.tsx';
import { ColonnesFichier } from './ColonnesFichier.tsx';
import { LotsTable } from './LotsTable.tsx';
import { allValue, listExerciceYears } from './osiris-query.ts';
import { RelieNotice } from './RelieNotice.tsx';
import { useEnvoiFichier } from './use-envoi-fichier.ts';

type OsirisExportsProps = { programme: ProgrammeOsiris; envoi: boolean };

/**
 * Lets the person download or send the file of a programme, for one exercise or all, explains its columns, and lists the
 * files already sent.
 */
export function OsirisExports({ programme, envoi }: OsirisExportsProps) {
  const params = useQueryParams();
  const download = useDownload();
  const { isBusy, refus, send } = useEnvoiFichier();
  const of = { programme: programme.code };
  const envois = useRead(osirisEndpoints.listEnvoisOsiris, envoi ? { params: of, query: {} } : null);
  const annees = listExerciceYears(localYear(now()));
  const exercice = annees.find((one) => one === params.get('exercice')) ?? '';
  const sendIt = async () => {
    const input = { params: of, query: {}, body: { exercice: exercice ? Number(exercice) : null } };
    if (await send(osirisEndpoints.sendOsiris, input, 'Envoi demandé.')) await envois.reload();
  };
  return (
    <div className="pile">
      <RelieNotice systeme="osiris" envoi={envoi} />
      <section className="pile colonne-texte" aria-labelledby="fichier-osiris">
        <h2 id="fichier-osiris" className="fr-h4">
          Le fichier du programme {programme.code}
        </h2>
        <SelectControl
          id="exercice"
          label="Exercice"
          options={[
            { value: allValue, label: 'Tous les exercices' },
            ...annees.map((value) => ({ value, label: value })),
          ]}
          value={exercice || allValue}
          onChange={(value) => params.set({ exercice: value && value !== allValue ? String(value) : null })}
        />
        <div role="alert">{refus && <Notice tone="erreur" title={refus} />}</div>
        <div className="actions">
          <FormatsMenu
            label="Télécharger le fichier"
            formats={formatsFichier}
            download={download}
            onTake={(format) =>
              void download.start(osirisEndpoints.exportOsiris, {
                params: { ...of, format },
                query: exercice ? { exercice: [exercice] } : {},
              })
            }
          />
          {envoi && (
            <ActionButton isBusy={isBusy} busyText="Envoi demandé…" onPress={sendIt}>
              Envoyer à Osiris
            </ActionButton>
          )}
        </div>
      </section>
      {envois.state === 'lu' && envois.value.items.length > 0 && (
        <section className="pile" aria-labelledby="envois-osiris">
          <h2 id="envois-osiris" className="fr-h4">
            Fichiers envoyés
          </h2>
          <LotsTable caption="Fichiers envoyés à Osiris" lots={envois.value.items} />
        </section>
      )}
      <ColonnesFichier
        titre="Ce que tient le fichier"
        colonnes={Object.values(colonnesOsiris).map(({ label }) => label)}
        ligne="Une ligne par dossier et par service."
      />
    </div>
  );
}
