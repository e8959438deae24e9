\set src random(1, :dossiers)
BEGIN;
INSERT INTO dossier (id_fo, genre, id_association, id_siret, exercice, exercice_fin, statut, titre, id_type_dispositif, id_sous_type_dispositif, id_service_instructeur, cle_unicite, tete, recherche, created_by, created_by_type, cree_le, modifie_le, modifie_par) SELECT '99-' || lpad(nextval('mesure.numero')::text, 6, '0'), 'subvention', id_association, id_siret, 2026, 2026, 'incomplet', titre, id_type_dispositif, 'T2', id_service_instructeur, gen_random_uuid()::text, tete, recherche, created_by, 'association', now(), now(), created_by FROM dossier WHERE id = mesure.id('dossier', :src) RETURNING id AS nid, id_service_instructeur AS srv \gset
INSERT INTO instruction (id_dossier, id_service_instructeur, modifie_le) VALUES (:nid::uuid, :srv::uuid, now());
INSERT INTO projet (id_dossier, numero_projet, rang_dossier, corps, modifie_le, modifie_par) SELECT :nid::uuid, r, r, p.corps, now(), p.modifie_par FROM projet p, generate_series(1, 2) r WHERE p.id = mesure.id('projet', :src::bigint * 2);
COMMIT;
BEGIN;
UPDATE dossier SET statut = 'complet', modifie_le = now(), version = version + 1 WHERE id = :nid::uuid AND version = 1;
UPDATE instruction SET etat = 'D', transmis_le = now(), modifie_le = now() WHERE id_dossier = :nid::uuid;
INSERT INTO historique (objet, id_objet, survenu_le, action, avant, apres) VALUES ('dossier', :nid::text, now(), 'instruction.transmit', 'A', 'D');
COMMIT;
