import {
  type AiguillageView,
  aiguillageEndpoints,
  type EssaiView,
} from '@asso/contract/instruction/aiguillage.endpoints';
import type { BureauService } from '@asso/contract/instruction/bureau.schemas';
import type { BodyInput } from '@asso/contract/kernel/endpoint';
import { maxRegles, type Regle } from '@asso/domain/instruction/aiguillage.rules';
import { reglesEnregistrees, sayConditionsRegle } from '@asso/domain/instruction/aiguillage.words';
import { isSame } from '@asso/domain/kernel/changes';
import { Suspense, useEffect, useState } from 'react';
import { call } from '../../platform/call/call.ts';
import { notify } from '../../platform/session/announcements.ts';
import { useRead } from '../../platform/use-read.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { holdUnsent } from '../../ui/draft/unsent.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CheckboxControl } from '../../ui/fields/CheckboxControl.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { announce } from '../../ui/page/announcer.ts';
import { actedPart } from '../../ui/page/lazy-part.ts';
import { PageDuService } from '../charge/PageDuService.tsx';
import { OrdreButtons } from '../file/OrdreButtons.tsx';
import { SupprimerLigne } from '../file/SupprimerLigne.tsx';
import { EssaiPanel } from './EssaiPanel.tsx';
import '../bureau/bureau.css';

const RegleDialog = actedPart(async () => (await import('./RegleDialog.tsx')).RegleDialog);

/**
 * The rules that assign the arriving dossiers of a service; they can be tried on the dossiers of last year before they
 * are applied.
 */
export function AiguillagePage() {
  return (
    <PageDuService
      titre="Règles d’affectation"
      chapo="Un dossier transmis va à la première règle qui lui convient, de haut en bas. Une règle ne décide jamais rien."
    >
      {(service) => <Lues key={service.id} service={service} />}
    </PageDuService>
  );
}

function Lues({ service }: { service: BureauService }) {
  const params = { service: service.id };
  const read = useRead(aiguillageEndpoints.readAiguillage, { params });
  if (read.state === 'attente') return <div className="suite-attendue" aria-busy="true" />;
  if (read.state === 'refuse') return <p>{read.problem.message}</p>;
  const { value } = read;
  return (
    <Regles
      key={value.version}
      service={service}
      aiguillage={value}
      onSave={async (body) => {
        const saved = await call(aiguillageEndpoints.saveAiguillage, {
          params,
          ifMatch: value.version,
          body: body as BodyInput<typeof aiguillageEndpoints.saveAiguillage>,
        });
        if (!saved.ok) return notify('erreur', saved.problem.message);
        read.put(saved.value, saved.value.version);
        notify('succes', reglesEnregistrees(saved.value.actif));
      }}
    />
  );
}

const reglesNonEnregistrees = {
  titre: 'Partir sans enregistrer les règles ?',
  perte: 'Vos changements ne sont pas enregistrés. Ils seront perdus si vous quittez la page.',
  partir: 'Partir sans enregistrer',
};

type ReglesProps = {
  service: BureauService;
  aiguillage: AiguillageView;
  onSave: (body: { actif: boolean; regles: readonly Regle[] }) => Promise<void>;
};

function Regles({ service, aiguillage, onSave }: ReglesProps) {
  const { partis, annee, campagnes, rights } = aiguillage;
  const [regles, setRegles] = useState<readonly Regle[]>(aiguillage.regles);
  const [actif, setActif] = useState(aiguillage.actif);
  const [edited, setEdited] = useState<Regle | 'nouvelle' | null>(null);
  const [essai, setEssai] = useState<EssaiView | null>(null);
  const canEdit = rights.edit === true;
  const nomOf = (id: string) =>
    [...service.collegues, ...partis].find((one) => one.id === id)?.nom ?? 'Personne inconnue';
  const noms = Object.fromEntries(campagnes.map(({ value, label }) => [value, label]));
  const isChanged = actif !== aiguillage.actif || !isSame(regles, aiguillage.regles);
  // What was not saved is asked about before the page is left.
  useEffect(() => (isChanged ? holdUnsent(reglesNonEnregistrees) : undefined), [isChanged]);
  const change = (next: readonly Regle[]) => {
    setRegles(next);
    setEssai(null);
  };
  const move = (rang: number, by: 1 | -1) => {
    const other = regles[rang + by];
    const moved = regles[rang];
    if (!other || !moved) return;
    change(regles.map((one, at) => (at === rang ? other : at === rang + by ? moved : one)));
    announce(`Règle ${moved.nom} : rang ${rang + by + 1}.`);
  };
  const essayer = async () => {
    const tried = await call(aiguillageEndpoints.tryAiguillage, {
      params: { service: service.id },
      body: { regles } as BodyInput<typeof aiguillageEndpoints.tryAiguillage>,
    });
    if (!tried.ok) return notify('erreur', tried.problem.message);
    setEssai(tried.value);
    announce(`Essai fait sur les dossiers de ${tried.value.annee}.`);
  };
  return (
    <div className="pile">
      {!canEdit && (
        <p className="discret">Seules les personnes responsables du service changent ces règles.</p>
      )}
      {partis.length > 0 && (
        <Notice tone="attention" title="Des personnes sont parties, ou leur compte est fermé">
          {partis.map(({ nom }) => nom).join(', ')} : les règles passent leur tour, et l’historique des
          dossiers le dit.
        </Notice>
      )}
      {regles.length === 0 ? (
        <EmptyState
          fact="Aucune règle."
          why="Sans règle, les dossiers transmis attendent que quelqu’un les prenne."
        />
      ) : (
        <ol className="liste-nue lignes-rangees" aria-label="Règles, de la première essayée à la dernière">
          {regles.map((regle, rang) => (
            <li key={regle.id} className="lignes-rangees__ligne">
              <div>
                <strong>
                  {rang + 1}. {regle.nom}
                </strong>
                <br />
                Quand : {sayConditionsRegle(regle.quand, noms)}.
                <br />
                Alors : {alorsSaid(regle, { nomOf, service })}.
              </div>
              {canEdit && (
                <span className="lignes-rangees__ordre">
                  <OrdreButtons
                    nom={regle.nom}
                    isFirst={rang === 0}
                    isLast={rang === regles.length - 1}
                    onMove={(by) => move(rang, by)}
                  />
                  <button
                    type="button"
                    className="fr-btn fr-btn--tertiary fr-btn--sm"
                    onClick={() => setEdited(regle)}
                  >
                    Modifier<span className="invisible"> {regle.nom}</span>
                  </button>
                  <SupprimerLigne
                    nom={regle.nom}
                    onConfirm={async () => change(regles.filter(({ id }) => id !== regle.id))}
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
      {canEdit && (
        <>
          <div className="actions">
            {regles.length < maxRegles && (
              <button
                type="button"
                className="fr-btn fr-btn--secondary fr-btn--icon-left fr-icon-add-line"
                onClick={() => setEdited('nouvelle')}
              >
                Ajouter une règle
              </button>
            )}
            {regles.length > 0 && (
              <ActionButton kind="secondaire" onPress={essayer}>
                Essayer sur les dossiers de {annee}
              </ActionButton>
            )}
          </div>
          {essai && <EssaiPanel essai={essai} regles={regles} nomOf={nomOf} />}
          <CheckboxControl
            id="aiguillage-actif"
            label="Appliquer ces règles aux dossiers qui arrivent"
            help="Un dossier déjà suivi par quelqu’un n’est jamais changé."
            value={actif}
            onChange={(value) => setActif(value === true)}
          />
          <div className="actions">
            <ActionButton
              onPress={() => (isChanged ? onSave({ actif, regles }) : notify('info', 'Rien n’a changé.'))}
            >
              Enregistrer les règles
            </ActionButton>
          </div>
        </>
      )}
      {edited && (
        <Suspense>
          <RegleDialog
            service={service}
            campagnes={campagnes}
            regle={edited === 'nouvelle' ? null : edited}
            onDone={(regle) => {
              change(
                edited === 'nouvelle'
                  ? [...regles, regle]
                  : regles.map((one) => (one.id === regle.id ? regle : one)),
              );
              setEdited(null);
            }}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

type Noms = { nomOf: (id: string) => string; service: BureauService };

/**
 * Says what a rule does, such as « affecter à Inès Haddad, puis Marc Olivier, chacun à son tour, étiquette « rural » ».
 */
function alorsSaid({ alors: { personnes, etiquette } }: Regle, { nomOf, service }: Noms): string {
  const nom = service.etiquettes.find(({ id }) => id === etiquette)?.nom;
  const said = [
    personnes.length > 0 && `affecter à ${personnes.map(nomOf).join(', puis ')}`,
    personnes.length > 1 && 'chacun à son tour',
    etiquette !== null && (nom ? `étiquette «\u00A0${nom}\u00A0»` : 'étiquette supprimée depuis'),
  ];
  return said.filter(Boolean).join(', ');
}
