insert into "users" ("id", "parent_name", "email", "phone", "password_hash", "email_consent", "phone_consent", "marketing_consent", "created_at") values
('user_ru52pvtfxdhhpnqjf5nm', 'Ada Byron', 'parent1@example.com', '+12125550001', 'none: this parent never signs in', true, true, false, '2026-11-22T12:00:00.000Z');

insert into "books" ("id", "user_id", "photo_id", "child_name", "child_gender", "story_description", "parent_message", "reading_age", "art_style", "seed", "looks", "story", "retell", "past_plots", "leaving_story", "title", "status", "full_wanted", "rejection_reason", "created_at", "last_active_at") values
('book_dlgn5cxmxqlmg2is2sv2', 'user_ru52pvtfxdhhpnqjf5nm', null, 'Maya', 'female', 'A lost light', 'For our Maya', '4-5', 'gouache', 7, '{"eyes":"brown","skin":"honey","glasses":"none","freckles":false,"hairStyle":"curls","hairColour":"black","hearingAid":false,"wheelchair":false,"outfitColour":"coral"}', '{"plot":"lost-light","pages":[],"title":"Maya and the Lost Light"}', false, '[]', null, 'Maya and the Lantern Fox', 'preview_ready', false, null, '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 'user_ru52pvtfxdhhpnqjf5nm', null, 'Maya', 'female', 'A lost light', 'For our Maya', '4-5', 'gouache', 7, '{"eyes":"brown","skin":"honey","glasses":"none","freckles":false,"hairStyle":"curls","hairColour":"black","hearingAid":false,"wheelchair":false,"outfitColour":"coral"}', '{"plot":"lost-light","pages":[],"title":"Maya and the Lost Light"}', false, '[]', null, 'Maya and the Lantern Fox', 'preview_ready', true, null, '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z');

insert into "book_pages" ("book_id", "page", "text", "wanted_version", "shown_version") values
('book_dlgn5cxmxqlmg2is2sv2', 1, null, 1, 1),
('book_dlgn5cxmxqlmg2is2sv2', 2, null, 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 3, null, 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 4, null, 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 5, null, 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 6, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_dlgn5cxmxqlmg2is2sv2', 7, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, 1),
('book_dlgn5cxmxqlmg2is2sv2', 8, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_dlgn5cxmxqlmg2is2sv2', 9, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 10, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 11, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 12, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 13, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 14, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 15, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 16, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 17, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 18, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 19, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 20, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 21, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 22, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 23, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 24, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 25, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 26, 'And every lamp shone a little brighter. Good night.', 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 27, null, 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 28, null, 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 29, null, 1, null),
('book_dlgn5cxmxqlmg2is2sv2', 30, null, 1, null),
('book_zouji4tectjyo5kj4psr', 1, null, 1, 1),
('book_zouji4tectjyo5kj4psr', 2, null, 1, 1),
('book_zouji4tectjyo5kj4psr', 3, null, 1, 1),
('book_zouji4tectjyo5kj4psr', 4, null, 1, 1),
('book_zouji4tectjyo5kj4psr', 5, null, 1, 1),
('book_zouji4tectjyo5kj4psr', 6, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_zouji4tectjyo5kj4psr', 7, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, 1),
('book_zouji4tectjyo5kj4psr', 8, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_zouji4tectjyo5kj4psr', 9, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, 1),
('book_zouji4tectjyo5kj4psr', 10, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_zouji4tectjyo5kj4psr', 11, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, 1),
('book_zouji4tectjyo5kj4psr', 12, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_zouji4tectjyo5kj4psr', 13, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, 1),
('book_zouji4tectjyo5kj4psr', 14, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_zouji4tectjyo5kj4psr', 15, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, 1),
('book_zouji4tectjyo5kj4psr', 16, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_zouji4tectjyo5kj4psr', 17, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, 1),
('book_zouji4tectjyo5kj4psr', 18, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_zouji4tectjyo5kj4psr', 19, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, 1),
('book_zouji4tectjyo5kj4psr', 20, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_zouji4tectjyo5kj4psr', 21, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, 1),
('book_zouji4tectjyo5kj4psr', 22, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_zouji4tectjyo5kj4psr', 23, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, 1),
('book_zouji4tectjyo5kj4psr', 24, 'One windy evening, Maya found a tiny light asleep in the grass. It blinked, once, twice, and then it hiccuped.', 1, 1),
('book_zouji4tectjyo5kj4psr', 25, 'They asked the owl. They asked the hedgehog. Nobody had lost a light, and nobody knew the way home. “Shine, little light, shine!”', 1, 1),
('book_zouji4tectjyo5kj4psr', 26, 'And every lamp shone a little brighter. Good night.', 1, 1),
('book_zouji4tectjyo5kj4psr', 27, null, 1, 1),
('book_zouji4tectjyo5kj4psr', 28, null, 1, 1),
('book_zouji4tectjyo5kj4psr', 29, null, 1, 1),
('book_zouji4tectjyo5kj4psr', 30, null, 1, 1);

insert into "page_plans" ("book_id", "page", "version", "plan", "telling", "words", "brief", "composition", "created_at") values
('book_dlgn5cxmxqlmg2is2sv2', 8, 1, '{"page":8}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 9, 1, '{"page":9}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 10, 1, '{"page":10}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 11, 1, '{"page":11}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 13, 1, '{"page":13}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 14, 1, '{"page":14}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 15, 1, '{"page":15}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 16, 1, '{"page":16}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 17, 1, '{"page":17}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 18, 1, '{"page":18}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 19, 1, '{"page":19}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 20, 1, '{"page":20}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 21, 1, '{"page":21}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 22, 1, '{"page":22}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 23, 1, '{"page":23}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 24, 1, '{"page":24}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 25, 1, '{"page":25}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 26, 1, '{"page":26}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 27, 1, '{"page":27}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 7, 1, '{"page":7}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 8, 1, '{"page":8}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 9, 1, '{"page":9}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 10, 1, '{"page":10}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 11, 1, '{"page":11}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 12, 1, '{"page":12}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 13, 1, '{"page":13}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 14, 1, '{"page":14}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 15, 1, '{"page":15}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 16, 1, '{"page":16}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 17, 1, '{"page":17}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 18, 1, '{"page":18}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 19, 1, '{"page":19}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 20, 1, '{"page":20}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 21, 1, '{"page":21}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 22, 1, '{"page":22}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 23, 1, '{"page":23}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 24, 1, '{"page":24}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 25, 1, '{"page":25}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 26, 1, '{"page":26}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 1, 1, '{"page":1}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 2, 1, '{"page":2}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 3, 1, '{"page":3}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 4, 1, '{"page":4}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 5, 1, '{"page":5}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 6, 1, '{"page":6}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 7, 1, '{"page":7}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 28, 1, '{"page":28}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 12, 1, '{"page":12}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 29, 1, '{"page":29}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 30, 1, '{"page":30}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 1, 1, '{"page":1}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 2, 1, '{"page":2}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 3, 1, '{"page":3}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 4, 1, '{"page":4}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 5, 1, '{"page":5}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 6, 1, '{"page":6}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 27, 1, '{"page":27}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 28, 1, '{"page":28}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 29, 1, '{"page":29}', 1, null, null, 0, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 30, 1, '{"page":30}', 1, null, null, 0, '2026-11-22T12:00:00.000Z');

insert into "page_pictures" ("book_id", "page", "version", "master_bytes", "made_at") values
('book_dlgn5cxmxqlmg2is2sv2', 1, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 6, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 7, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_dlgn5cxmxqlmg2is2sv2', 8, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 1, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 6, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 7, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 8, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 2, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 3, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 4, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 5, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 9, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 10, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 11, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 12, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 13, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 14, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 15, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 16, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 17, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 18, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 19, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 20, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 21, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 22, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 23, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 24, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 25, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 26, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 27, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 28, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 29, 1, 1, '2026-11-22T12:00:00.000Z'),
('book_zouji4tectjyo5kj4psr', 30, 1, 1, '2026-11-22T12:00:00.000Z');

insert into "orders" ("id", "user_id", "book_id", "status", "items", "has_digital", "has_printed", "total_cents", "shipping", "intent_key", "intent_first_cents", "payment_intent_id", "amount_key", "paid_cents", "refunded_cents", "payment_problem", "problem_intent_id", "tracking_number", "tracking_url", "carrier", "created_at", "changed_at", "paid_at", "approved_at") values
('order_dwba4dunatbxlspscunf', 'user_ru52pvtfxdhhpnqjf5nm', 'book_dlgn5cxmxqlmg2is2sv2', 'pending', '[{"price":1900,"format":"digital","quantity":1},{"price":3900,"format":"softcover","quantity":1}]', true, true, 5800, '{"zip":"YO1 7HH","city":"York","name":"Ada Byron","state":"North Yorkshire","address":"1 Mill Lane","country":"GB"}', 'order_dwba4dunatbxlspscunf-46b53f91-2259-4bee-995c-055f6db1b20e', 5800, 'pi_sandbox_b5e1b3735e3d6500aaeddf76', 'order_dwba4dunatbxlspscunf-73b56d5a-54f9-43cc-85e8-b87c42196fa0', 0, 0, null, null, null, null, null, '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z', null, null),
('order_aqcnxk2cpemleut2q3j5', 'user_ru52pvtfxdhhpnqjf5nm', 'book_zouji4tectjyo5kj4psr', 'processing', '[{"price":4900,"format":"hardcover","quantity":1}]', false, true, 4900, '{"zip":"YO1 7HH","city":"York","name":"Ada Byron","state":"North Yorkshire","address":"1 Mill Lane","country":"GB"}', 'order_aqcnxk2cpemleut2q3j5-32c84b5b-a720-458f-a3b1-c050917d20ea', 4900, 'pi_sandbox_bdc250d8eb76ff3c6392fddb', 'order_aqcnxk2cpemleut2q3j5-78d36570-fb82-410c-89ba-9647b70a5221', 4900, 0, null, null, null, null, null, '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z', '2026-11-22T12:00:00.000Z', null);

insert into "sandbox_intents" ("id", "client_secret", "order_id", "amount_cents", "status", "created_at") values
('pi_sandbox_b5e1b3735e3d6500aaeddf76', 'pi_sandbox_b5e1b3735e3d6500aaeddf76_secret_CA43vQTVP2wUAXWBhtuJLbMz', 'order_dwba4dunatbxlspscunf', 5800, 'requires_payment_method', '2026-11-22T12:00:00.000Z'),
('pi_sandbox_bdc250d8eb76ff3c6392fddb', 'pi_sandbox_bdc250d8eb76ff3c6392fddb_secret_lqFaxQFlLoguszJkhcTdUAFU', 'order_aqcnxk2cpemleut2q3j5', 4900, 'succeeded', '2026-11-22T12:00:00.000Z');

insert into "sandbox_charges" ("intent_id", "amount_cents", "charged_at") values
('pi_sandbox_bdc250d8eb76ff3c6392fddb', 4900, '2026-11-22T12:00:00.000Z');

insert into "outbox" ("id", "user_id", "channel", "kind", "key", "recipient", "subject", "text", "html", "created_at", "sent_at", "failures") values
('message_h2bin5pgmbxixpqazany', 'user_ru52pvtfxdhhpnqjf5nm', 'mail', 'book-ready', 'book-ready:book_zouji4tectjyo5kj4psr:printed:mail', 'parent1@example.com', 'Maya''s book is ready', 'Hello Ada Byron,

All thirty pages are painted, from the cover to the very last line.

One thing is left for you before we print: look through the pages and approve them on your dashboard. After that the book is with you in 7–14 business days.

Look through and approve:
http://127.0.0.1:3000/dashboard

Warmly,
your Bramblebook team

-- 
You get this message because of your account at Bramblebook.
Questions? Just write to hello@bramblebook.example.
Bramblebook Ltd', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Maya&#39;s book is ready</title></head>
<body style="margin:0;padding:24px 12px;background:#efe5d4;font-family:Georgia, ''Times New Roman'', serif;color:#3b2f2a">
<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#fbf5ea;border-radius:18px">
<p style="margin:0 0 20px;font-size:15px;color:#3f6b4f;letter-spacing:1px">Bramblebook</p>
<h1 style="margin:0 0 20px;font-size:28px;line-height:1.25">Maya&#39;s book is ready</h1>
<p style="margin:0 0 16px;font-size:17px;line-height:1.55">Hello Ada Byron,</p>
<p style="margin:0 0 16px;font-size:17px;line-height:1.55">All thirty pages are painted, from the cover to the very last line.</p>
<p style="margin:0 0 16px;font-size:17px;line-height:1.55">One thing is left for you before we print: look through the pages and approve them on your dashboard. After that the book is with you in 7–14 business days.</p>
<p style="margin:24px 0"><a href="http://127.0.0.1:3000/dashboard" style="display:inline-block;padding:12px 24px;border:2px solid #3f6b4f;border-radius:999px;background:#3f6b4f;color:#ffffff;text-decoration:none;font-size:17px">Look through and approve</a></p>
<p style="margin:24px 0 0;font-size:17px;line-height:1.55">Warmly,<br>your Bramblebook team</p>
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:#7a6a60;text-align:center">You get this message because of your account at Bramblebook.<br>Questions? Just write to hello@bramblebook.example.<br>Bramblebook Ltd</p>
</body></html>', '2026-11-22T12:00:00.000Z', null, 0),
('message_s7w2qpau67iepyy45za7', 'user_ru52pvtfxdhhpnqjf5nm', 'sms', 'book-ready', 'book-ready:book_zouji4tectjyo5kj4psr:printed:sms', '+12125550001', 'Maya''s book is ready', 'Bramblebook: Maya''s book is ready! Please approve it for printing: http://127.0.0.1:3000/dashboard', '', '2026-11-22T12:00:00.000Z', null, 0),
('message_exgb42irsjpxt5sqgxw5', 'user_ru52pvtfxdhhpnqjf5nm', 'mail', 'order-confirmed', 'order-confirmed:order_aqcnxk2cpemleut2q3j5:mail', 'parent1@example.com', 'Thank you! Maya''s book is ordered', 'Hello Ada Byron,

Your payment of $49.00 has arrived. The number of your order is order_aqcnxk2cpemleut2q3j5.

All its pages are painted already.

We print only what you have approved: you will be asked to look through the pages first. Then the printed book takes 7–14 business days, with free shipping.

1 × Hardcover Book: $49.00
Total paid: $49.00

See your order:
http://127.0.0.1:3000/order-success?orderId=order_aqcnxk2cpemleut2q3j5

Warmly,
your Bramblebook team

-- 
You get this message because of your account at Bramblebook.
Questions? Just write to hello@bramblebook.example.
Bramblebook Ltd', '<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Thank you! Maya&#39;s book is ordered</title></head>
<body style="margin:0;padding:24px 12px;background:#efe5d4;font-family:Georgia, ''Times New Roman'', serif;color:#3b2f2a">
<div style="max-width:560px;margin:0 auto;padding:32px 28px;background:#fbf5ea;border-radius:18px">
<p style="margin:0 0 20px;font-size:15px;color:#3f6b4f;letter-spacing:1px">Bramblebook</p>
<h1 style="margin:0 0 20px;font-size:28px;line-height:1.25">Thank you for ordering Maya&#39;s book</h1>
<p style="margin:0 0 16px;font-size:17px;line-height:1.55">Hello Ada Byron,</p>
<p style="margin:0 0 16px;font-size:17px;line-height:1.55">Your payment of $49.00 has arrived. The number of your order is order_aqcnxk2cpemleut2q3j5.</p>
<p style="margin:0 0 16px;font-size:17px;line-height:1.55">All its pages are painted already.</p>
<p style="margin:0 0 16px;font-size:17px;line-height:1.55">We print only what you have approved: you will be asked to look through the pages first. Then the printed book takes 7–14 business days, with free shipping.</p>
<table role="presentation" style="width:100%;border-collapse:collapse;margin:8px 0 24px;font-size:16px"><tr><td style="padding:8px 0;border-bottom:1px solid #e6dac8">1 × Hardcover Book</td><td style="padding:8px 0;border-bottom:1px solid #e6dac8;text-align:right">$49.00</td></tr><tr><td style="padding:8px 0;border-bottom:1px solid #e6dac8;font-weight:bold">Total paid</td><td style="padding:8px 0;border-bottom:1px solid #e6dac8;font-weight:bold;text-align:right">$49.00</td></tr></table><p style="margin:24px 0"><a href="http://127.0.0.1:3000/order-success?orderId=order_aqcnxk2cpemleut2q3j5" style="display:inline-block;padding:12px 24px;border:2px solid #3f6b4f;border-radius:999px;background:#3f6b4f;color:#ffffff;text-decoration:none;font-size:17px">See your order</a></p>
<p style="margin:24px 0 0;font-size:17px;line-height:1.55">Warmly,<br>your Bramblebook team</p>
</div>
<p style="max-width:560px;margin:16px auto 0;font-size:13px;line-height:1.5;color:#7a6a60;text-align:center">You get this message because of your account at Bramblebook.<br>Questions? Just write to hello@bramblebook.example.<br>Bramblebook Ltd</p>
</body></html>', '2026-11-22T12:00:00.000Z', null, 0),
('message_7xxfflzxdanxwh7jpknc', 'user_ru52pvtfxdhhpnqjf5nm', 'sms', 'order-confirmed', 'order-confirmed:order_aqcnxk2cpemleut2q3j5:sms', '+12125550001', 'Thank you! Maya''s book is ordered', 'Bramblebook: thank you for ordering Maya''s book! We received $49.00 and will text you when it is ready.', '', '2026-11-22T12:00:00.000Z', null, 0);

insert into "sandbox_events" ("id", "body", "created_at", "delivered_at") values
('evt_sandbox_8f20c6cf1b2a126176186f62', '{"id":"evt_sandbox_8f20c6cf1b2a126176186f62","type":"payment_intent.succeeded","created":1795348800,"data":{"object":{"id":"pi_sandbox_bdc250d8eb76ff3c6392fddb","amount":4900,"status":"succeeded","metadata":{"orderId":"order_aqcnxk2cpemleut2q3j5"}}}}', '2026-11-22T12:00:00.000Z', null);

insert into "sandbox_requests" ("key", "asked", "answer", "at") values
('order_dwba4dunatbxlspscunf-46b53f91-2259-4bee-995c-055f6db1b20e', 'create order_dwba4dunatbxlspscunf 5800', '{"id":"pi_sandbox_b5e1b3735e3d6500aaeddf76","status":"requires_payment_method","orderId":"order_dwba4dunatbxlspscunf","amountCents":5800,"clientSecret":"pi_sandbox_b5e1b3735e3d6500aaeddf76_secret_CA43vQTVP2wUAXWBhtuJLbMz"}', '2026-11-22T12:00:00.000Z'),
('order_aqcnxk2cpemleut2q3j5-32c84b5b-a720-458f-a3b1-c050917d20ea', 'create order_aqcnxk2cpemleut2q3j5 4900', '{"id":"pi_sandbox_bdc250d8eb76ff3c6392fddb","status":"requires_payment_method","orderId":"order_aqcnxk2cpemleut2q3j5","amountCents":4900,"clientSecret":"pi_sandbox_bdc250d8eb76ff3c6392fddb_secret_lqFaxQFlLoguszJkhcTdUAFU"}', '2026-11-22T12:00:00.000Z');

create schema drizzle;

create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);

insert into drizzle.__drizzle_migrations (hash, created_at) values ('8ad2c6caf59614dc949479a18c53b5800eb2ec8f8bc27b6c55bf67d74907279d', 1795227368205);
