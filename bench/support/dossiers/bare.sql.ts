// The reference server runs these named statements; when they read, the database writes the JSON.
const named = (name: string, text: string) => ({ name, text });

/** Gives a statement whose JSON is followed by spaces until it is as long as the portal's answer. */
export const filledQuery = ({ name, text }: { name: string; text: string }, bytes: number) =>
  bytes === 0
    ? { name, text }
    : named(`${name}-filled`, `select rpad(f.j, greatest(length(f.j), ${bytes})) as j from (${text}) f`);

const listed = `d.id, d.id_fo, d.titre, d.id_siret, i.nom_association, i.exercice, i.etat, i.statut, i.id_service_instructeur,
  i.montant_demande, i.montant_accorde, i.transmis_le, d.created_by, d.cree_le, i.modifie_le`;
const queue = 'i.id_service_instructeur = $1 and i.exercice = $2 and i.etat = any($3::text[])';

export const list = named(
  'list',
  `select json_build_object('total', (select count(*) from instruction i where ${queue}),
    'dossiers', coalesce((select json_agg(l) from (select ${listed} from instruction i join dossier d on d.id = i.id_dossier
      where ${queue} order by i.modifie_le desc limit 25) l), '[]'))::text as j`,
);

const found = (condition: string) => `select coalesce(json_agg(l), '[]')::text as j from (
  select ${listed} from instruction i join dossier d on d.id = i.id_dossier
  where i.id_service_instructeur = $1 and ${condition} order by i.modifie_le desc limit 25) l`;

/** A plain trigram search, on an index that the workload makes. */
export const word = named(
  'word',
  `select coalesce(json_agg(l), '[]')::text as j from (
    select d.*, i.nom_association, i.exercice, i.etat from (
      select * from mesure.dossier_cherche where id_service = $1 and cle like $2 order by modifie_le desc limit 25) d
    join instruction i on i.id_dossier = d.id) l`,
);
export const number = named('number', found('i.id_fo = $2'));

export const one = named(
  'one',
  `select row_to_json(x)::text as j from (
    select d.id, d.id_fo, d.titre, d.id_siret, d.exercice, d.exercice_fin, d.statut, d.id_association, d.id_type_dispositif,
      d.lib_sous_type_dispositif, d.created_by, d.cree_le, d.modifie_le, d.version, d.tete, i.nom_association, i.etat,
      i.transmis_le, i.montant_demande, i.montant_accorde,
      (select json_agg(p order by p.rang_dossier) from projet p where p.id_dossier = d.id) as projets
    from dossier d join instruction i on i.id_dossier = d.id and i.id_service_instructeur = $2 where d.id = $1) x`,
);

export const readProjet = named(
  'read-projet',
  'select id_dossier, numero_projet, corps, version from projet where id = $1 for update',
);
export const saveProjet = named(
  'save-projet',
  `update projet set corps = jsonb_set(corps, '{description,objectifs}', to_jsonb($3::text)), modifie_le = now(),
    modifie_par = $4, version = version + 1 where id = $1 and version = $2 returning id, version`,
);
export const writeSave = named(
  'write-save',
  `insert into historique (objet, id_objet, id_utilisateur, utilisateur, role, survenu_le, action, section)
    values ('dossier', $1, $2, 'Jeanne Roux', 'lca.association', now(), 'enregistrer', $3) on conflict do nothing`,
);

export const keepKey = named(
  'keep-key',
  `insert into idempotence (id_utilisateur, route, cle, empreinte, a_eu_effet) values ($1, $2, $3, md5($3), true)`,
);
export const keepAnswer = named(
  'keep-answer',
  'update idempotence set statut = 200, corps = $4 where id_utilisateur = $1 and route = $2 and cle = $3',
);

export const begin = named(
  'begin',
  `with numero as (
      insert into numero_dossier values (extract(year from now())::int, 1)
      on conflict (annee) do update set dernier = numero_dossier.dernier + 1 returning annee, dernier),
    campagne as (
      select v.id, s.id_type_dispositif, (v.contenu->'instructeurs'->0->>'id_service')::uuid as service
      from subvention s join campagne_version v on v.id_subvention = s.id where s.code = $2::text and s.active
      order by v.campagne_exercice desc, v.numero desc limit 1)
    insert into dossier (id_fo, genre, id_association, id_siret, exercice, exercice_fin, statut, titre, id_type_dispositif,
      id_sous_type_dispositif, id_service_instructeur, cle_unicite, tete, recherche, created_by, created_by_type, cree_le,
      modifie_le, modifie_par)
    select n.annee % 100 || '-' || lpad(n.dernier::text, greatest(6, length(n.dernier::text)), '0'), 'subvention', a.id, $1::text, $4::int, $4::int, 'incomplet', 'Vie associative',
      c.id_type_dispositif, $3::text, c.service, concat_ws(':', 'subvention', $2::text, $3::text, $4::int, $1::text, $5::uuid),
      jsonb_build_object('demandeur', jsonb_build_object('id_siret', $1::text)),
      sans_accents(concat_ws(' ', a.nom, a.commune)), $5::uuid, 'association', now(), now(), $5::uuid
    from numero n, campagne c, etablissement e join association a on a.id = e.id_association where e.siret = $1::text
    returning id, id_fo, id_service_instructeur as service, (select id from campagne) as campagne`,
);
export const beginInstruction = named(
  'begin-instruction',
  'insert into instruction (id_dossier, id_service_instructeur, modifie_le) values ($1, $2, now())',
);
export const pin = named(
  'pin',
  `with pinned as (insert into dossier_subvention values ($1, $2))
    insert into historique (objet, id_objet, id_utilisateur, utilisateur, role, survenu_le, action, details)
    values ('dossier', $1::uuid::text, $3, 'Jeanne Roux', 'lca.association', now(), 'dossier.create', '{"cote": "association"}')`,
);

export const readWhole = named(
  'read-whole',
  `select d.version, d.id_fo, d.tete, i.etat, i.id_service_instructeur as service,
      (select json_agg(p) from projet p where p.id_dossier = d.id and p.supprime_le is null)::text as projets
    from dossier d join instruction i on i.id_dossier = d.id where d.id = $1 for update of d`,
);
export const moveInstruction = named(
  'move-instruction',
  `update instruction set etat = 'D', transmis_le = now(), modifie_le = now() where id_dossier = $1`,
);
export const touch = named(
  'touch',
  `update dossier set version = version + 1, modifie_le = now(), modifie_par = $3 where id = $1 and version = $2
    returning id, version`,
);
export const writeMove = named(
  'write-move',
  `insert into historique (objet, id_objet, id_utilisateur, utilisateur, role, survenu_le, action, avant, apres, details)
    values ('dossier', $1, $2, 'Jeanne Roux', 'lca.association', now(), 'instruction.transmit', 'A', 'D', '{"cote": "association"}')`,
);
/** Writes to the inbox of each of the service's people, queues an e-mail for each, and makes the receipt. */
export const tell = named(
  'tell',
  `with told as (
      insert into notification (id_utilisateur, kind, objet_type, objet_id, objet_libelle, lien, params, created_at)
      select id_utilisateur, 1, 'dossier', $1, 'dossier ' || $2, '/dossiers/' || $2, '{"etat": "Transmis"}', now()
      from membre_service where id_service = $3
      returning id, id_utilisateur)
    insert into courriel (cle, destinataire, objet, texte, html, message_id, cree_le, etat)
    select 'notification/' || t.id, u.email, 'Dossier ' || $2, repeat('Un dossier est transmis. ', 10),
      repeat('<p>Un dossier est transmis.</p>', 20), '<' || gen_random_uuid() || '@mesure.example>', now(), 'envoye'
    from told t join utilisateur u on u.id = t.id_utilisateur
    union all
    select 'recepisse/' || $1 || '/' || $5, u.email, 'Récépissé ' || $2, repeat('Votre dossier est transmis. ', 10),
      repeat('<p>Votre dossier est transmis.</p>', 20), '<' || gen_random_uuid() || '@mesure.example>', now(), 'envoye'
    from utilisateur u where u.id = $4::uuid`,
);

/** Reads the figures of a service from the table of totals alone. */
export const totals = named(
  'totals',
  `select coalesce(json_agg(t), '[]')::text as j from (
    select mesure, cle, n, accordes, demande, accorde
    from total_instruction
    where id_service = $1 and id_subvention = '00000000-0000-0000-0000-000000000000' and exercice = 0) t`,
);
/** Counts one of these figures among the dossiers themselves. */
export const counted = named(
  'counted',
  `select coalesce(json_agg(t), '[]')::text as j from (
    select exercice, etat, count(*) as n, sum(montant_demande) as demande, sum(montant_accorde) as accorde
    from instruction where id_service_instructeur = $1 group by exercice, etat) t`,
);
