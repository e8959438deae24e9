-- The made-up dossiers, in the portal's own tables. Each value is a hash of the rank of its row: the same at each run.
-- « mesure.dossiers » says how many; mesure.gabarit_* hold the bodies (bodies.ts). Steps are parted by their titles.

-- step: services, agents, subventions and their campaigns
create function mesure.h(i bigint, sel int) returns bigint immutable parallel safe language sql as
$$ select hashint8extended(i, sel::bigint) & 9223372036854775807 $$;
create function mesure.id(genre text, i bigint) returns uuid immutable parallel safe language sql as
$$ select overlay(overlay(md5(genre || i) placing '4' from 13) placing '8' from 17)::uuid $$;
create function mesure.dossiers() returns int stable language sql as $$ select current_setting('mesure.dossiers')::int $$;

insert into service (id, code, nom, type, code_territoire)
  select mesure.id('service', s), 'MES-' || s, 'Service instructeur n° ' || s, 'DRAJES', lpad((21 + mesure.h(s, 1) % 70)::text, 2, '0')
  from generate_series(1, 300) s;
insert into utilisateur (id, email, nom, prenom, roles, enabled)
  select mesure.id('agent', s * 10 + k), 'agent' || s || '-' || k || '@mesure.example', 'Agent', 'Numéro ' || s, array['rds.user'], true
  from generate_series(1, 300) s, generate_series(0, 1) k;
insert into membre_service (id_utilisateur, id_service, role)
  select mesure.id('agent', s * 10 + k), mesure.id('service', s), 'membre' from generate_series(1, 300) s, generate_series(0, 1) k;
insert into subvention (id, code, id_type_dispositif, lib_type_dispositif, recherche)
  select mesure.id('subvention', s), 'SUB-' || lpad(s::text, 3, '0'), 'FDVA', 'Vie associative ' || s, 'vie associative ' || s
  from generate_series(1, 300) s;
-- A publication writes its edition and its line of the directory by triggers, which the rest of these rows do without.
set session_replication_role = 'origin';
insert into campagne_version (id, id_subvention, campagne_exercice, numero, contenu, publiee_le)
  select mesure.id('campagne', s * 10000 + c.annee), mesure.id('subvention', s), c.annee, 1,
    replace(c.contenu, '00000000-0000-4000-8000-000000000000', mesure.id('service', s)::text)::json, now()
  from generate_series(1, 300) s, mesure.gabarit_campagne c;
set session_replication_role = 'replica';

-- step: applicants, with their people, bank details and files
create table mesure.demandeur as
  select row_number() over () as rang, a.* from (
    select id as id_association, id_siret_siege as siret, nom, commune from association
    where etat = 'active' and id_siret_siege is not null order by id_rna limit (mesure.dossiers() * 2 / 5)) a;
alter table mesure.demandeur add primary key (rang);
create function mesure.personne(rang bigint) returns uuid stable language sql as
$$ select mesure.id('personne', rang % (mesure.dossiers() / 4)) $$;
insert into utilisateur (id, email, civilite, nom, prenom, roles, enabled)
  select mesure.id('personne', p), 'demandeur' || p || '@mesure.example', 'MME', 'Roux', 'Jeanne ' || p, array['lca.association'], true
  from generate_series(0, mesure.dossiers() / 4 - 1) p;
insert into membre_association (id_utilisateur, id_association, fonction, etat, since)
  select mesure.personne(rang), id_association, 'TRE', 'active', '2018-01-01' from mesure.demandeur;
insert into etablissement (siret, id_association, est_siege) select siret, id_association, true from mesure.demandeur;
insert into representant_legal (id, id_association, civilite, nom, prenom, fonction, courriel, telephone, est_representant_legal, created_at)
  select mesure.id('representant', rang * 2 + k), id_association, 'MME', 'Alaoui', 'Inès', case k when 0 then 'PREE' else 'TRE' end,
    'contact' || rang || '-' || k || '@mesure.example', '0465710000', k = 0, '2018-01-01'
  from mesure.demandeur, generate_series(0, 1) k;
insert into rib (id, id_association, id_siret, titulaire, iban, bic, created_at)
  select mesure.id('rib', rang), id_association, siret, 'ASSOCIATION DE MESURE', 'FR7642559000052102312860353', 'CCOPFRPP', '2018-01-01'
  from mesure.demandeur;
insert into document (id, proprietaire, id_proprietaire, type, nom, taille, sha256, mime, etat_analyse, date_chargement)
  select mesure.id('document', rang * 2 + k), 'association', id_association::text, case k when 0 then 'RAR' else 'BPA' end,
    'fichier.pdf', 120000, md5(rang::text) || md5(k::text), 'application/pdf', 'sur', '2018-06-01'
  from mesure.demandeur, generate_series(0, 1) k;

-- step: what each dossier is
create table mesure.tirage as
  select i, mesure.id('dossier', i) as id, t.service as rang_service, mesure.id('service', t.service) as id_service, t.annee,
    1 + (i - 1) % (mesure.dossiers() * 2 / 5) as rang_demandeur, 'T' || (i - 1) / (mesure.dossiers() * 2 / 5) as sous,
    case when t.annee < 2026 then ('{10,10,10,11,11,12,12,12,12,9,8,D,A}'::text[])[1 + mesure.h(i, 51) % 13]
      else ('{A,A,A,B,C,D,2,2,2,6,6,7,8,9,10,11,12}'::text[])[1 + mesure.h(i, 52) % 17] end as etat,
    make_timestamptz(t.annee, 1, 1, 0, 0, 0, 'UTC') + mesure.h(i, 57) % 20000000 * interval '1 second' as cree_le,
    make_timestamptz(t.annee, 1, 1, 0, 0, 0, 'UTC') + (mesure.h(i, 57) % 20000000 + mesure.h(i, 58) % 9000000) * interval '1 second' as modifie_le
  from (select i,
      least(300, 1 + floor(10.5 * exp(mesure.h(i, 54) % 1000003 / 1000003.0 * ln(310.5 / 10.5)) - 10.5)::int) as service,
      2019 + case when mesure.h(i, 59) % 100 < 30 then 7 else (mesure.h(i, 60) % 7)::int end as annee
    from generate_series(1, mesure.dossiers()) i) t;
create index on mesure.tirage (i);
analyze mesure.tirage;
analyze mesure.demandeur;

-- step: dossiers
insert into dossier (id, id_fo, genre, id_association, id_siret, exercice, exercice_fin, statut, titre, id_type_dispositif,
    id_sous_type_dispositif, lib_sous_type_dispositif, id_service_instructeur, cle_unicite, est_supprime, tete, recherche,
    created_by, created_by_type, cree_le, modifie_le, modifie_par)
  select t.id, f.id_fo, 'subvention', q.id_association, q.siret, t.annee, t.annee,
    case when t.etat = 'A' and mesure.h(i, 53) % 5 = 0 then 'incomplet' else 'complet' end,
    'Vie associative ' || t.annee, 'FDVA', t.sous, 'Type ' || t.sous, t.id_service,
    'subvention:SUB-' || lpad(t.rang_service::text, 3, '0') || ':' || t.sous || ':' || t.annee || ':' || q.siret || ':' || mesure.personne(q.rang),
    t.etat = 'B',
    replace(replace(replace(replace(g.tete, '{siret}', q.siret),
      '{representant}', mesure.id('representant', q.rang * 2)::text), '{responsable}', mesure.id('representant', q.rang * 2 + 1)::text),
      '{rib}', mesure.id('rib', q.rang)::text)::jsonb,
    sans_accents(f.id_fo || ' Vie associative ' || t.annee || ' Type ' || t.sous || ' ' || q.nom || ' ' || coalesce(q.commune, '')),
    mesure.personne(q.rang), 'association', t.cree_le, t.modifie_le, mesure.personne(q.rang)
  from mesure.tirage t
  join mesure.demandeur q on q.rang = t.rang_demandeur
  join mesure.gabarit_tete g on g.annee = t.annee
  cross join lateral (select t.annee % 100 || '-' || lpad(i::text, greatest(6, length(i::text)), '0') as id_fo) f;
insert into numero_dossier select annee, mesure.dossiers() + 1000000 from generate_series(2019, 2040) annee;
insert into dossier_subvention select id, mesure.id('campagne', rang_service * 10000 + annee) from mesure.tirage;
insert into piece_dossier (id_dossier, code, id_document, jointe_le, jointe_par)
  select id, 'RAR', mesure.id('document', rang_demandeur * 2), cree_le, mesure.personne(rang_demandeur) from mesure.tirage;

-- step: projects and their amounts
insert into projet (id, id_dossier, numero_projet, rang_dossier, corps, modifie_le, modifie_par)
  select mesure.id('projet', t.i * 2 + k), t.id, k + 1, k + 1,
    replace(replace(g.corps, '00000000-0000-4000-8000-000000000000', t.id_service::text), '{responsable}',
      mesure.id('representant', t.rang_demandeur * 2 + 1)::text)::jsonb, t.modifie_le, mesure.personne(t.rang_demandeur)
  from mesure.tirage t cross join generate_series(0, 1) k
  join mesure.gabarit_projet g on g.annee = t.annee and g.rang = mesure.h(t.i * 2 + k, 70) % 300;
insert into financement (id_projet, annee, id_service_instructeur, montant_demande, montant_accorde)
  select mesure.id('projet', t.i * 2 + k), t.annee, t.id_service, g.demande,
    case when t.etat in ('6', '10', '11', '12') then round(g.demande * 0.6) end
  from mesure.tirage t cross join generate_series(0, 1) k
  join mesure.gabarit_projet g on g.annee = t.annee and g.rang = mesure.h(t.i * 2 + k, 70) % 300;

-- step: instructions, with what its triggers write beside them row by row, and history
insert into instruction (id_dossier, id_service_instructeur, etat, etat_precedent, motif, montant_demande, montant_accorde,
    transmis_le, modifie_le, id_fo, exercice, statut, id_type_dispositif, id_sous_type_dispositif, nom_association, mots,
    id_subvention, code_departement, decide_le)
  select t.id, t.id_service, t.etat, case when t.etat = 'B' then 'A' end, case when t.etat = 'C' then 'Le budget est à revoir.' end,
    f.demande, f.accorde, case when t.etat not in ('A', 'B') then t.cree_le end, t.modifie_le,
    d.id_fo, d.exercice, d.statut, d.id_type_dispositif, d.id_sous_type_dispositif, a.nom,
    cle_recherche(d.recherche || ' ' || a.nom || ' ' || coalesce(a.sigle, '')),
    mesure.id('subvention', t.rang_service), a.code_departement,
    case when t.etat in ('6', '7', '8', '9', '10', '11', '12') then t.modifie_le end
  from mesure.tirage t
  join dossier d on d.id = t.id
  join association a on a.id = d.id_association
  join (select p.id_dossier, sum(montant_demande) as demande, sum(montant_accorde) as accorde
    from financement m join projet p on p.id = m.id_projet group by 1) f on f.id_dossier = t.id;
insert into historique (objet, id_objet, id_utilisateur, utilisateur, role, survenu_le, action, section, avant, apres, details)
  select 'dossier', t.id::text, mesure.personne(t.rang_demandeur)::text, 'Jeanne Roux', 'lca.association', t.cree_le + f.k * interval '1 day',
    f.action, f.section, f.avant, f.apres, '{"cote": "association"}'
  from mesure.tirage t
  join (values (0, 'dossier.create', null, null, null), (1, 'enregistrer', 'demandeur', null, null),
    (2, 'instruction.transmit', null, 'A', 'D')) f (k, action, section, avant, apres) on f.k < 2 or t.etat not in ('A', 'B');

-- step: the figures, as they stand once all of it is counted
insert into total_instruction select * from totaux_comptes();

-- step: what the workloads ask for
create table mesure.terme as
  select row_number() over (order by mesure.h(t.i, 92)) - 1 as rang, t.rang_service, t.id_service, mesure.h(t.i, 93) % 10 >= 6 as est_numero,
    case when mesure.h(t.i, 93) % 10 < 6 then (regexp_split_to_array(sans_accents(a.nom), '[^a-z0-9]+'))[
      cardinality(regexp_split_to_array(sans_accents(a.nom), '[^a-z0-9]+'))] else d.id_fo end as q
  from mesure.tirage t join dossier d on d.id = t.id join association a on a.id = d.id_association
  where mesure.h(t.i, 94) % greatest(1, mesure.dossiers() / 10000) = 0;
alter table mesure.terme add primary key (rang);
create table mesure.terme_mot as
  select row_number() over (order by rang) - 1 as rang, id_service, q from mesure.terme where not est_numero and length(q) > 2;
create table mesure.terme_numero as
  select row_number() over (order by rang) - 1 as rang, id_service, q from mesure.terme where est_numero;
alter table mesure.terme_mot add primary key (rang);
alter table mesure.terme_numero add primary key (rang);
create sequence mesure.numero;

-- step: plain trigrams, which the search is held to
create extension if not exists btree_gin with schema public;
create table mesure.dossier_cherche as
  select d.id, d.id_service_instructeur as id_service, d.modifie_le,
    sans_accents(a.nom || ' ' || d.id_fo || ' ' || d.id_siret) as cle
  from dossier d join association a on a.id = d.id_association;
alter table mesure.dossier_cherche add primary key (id);
create index on mesure.dossier_cherche using gin (id_service, cle gin_trgm_ops);
