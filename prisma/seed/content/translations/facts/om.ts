/** Facts of products in Oromo, by their English text in content/facts. */
export const FACTS_OM: Record<string, string> = {
  "Arabica coffee": "Buna araabikaa",
  "Green arabica coffee": "Buna araabikaa hin akaa’amne",
  "Wild arabica coffee": "Buna araabikaa bosonaa",
  "Arabica coffee, dried ginger": "Buna araabikaa, zinjibila goggogaa",
  "Green cardamom, cassia, cloves, ginger, black pepper":
    "Heelii magariisa, qarafaa, qarunfulii, zinjibila, barbaree gurraacha",
  "Purple tea": "Shaayii bifa diimaa-cuquliisaa",
  "Black tea": "Shaayii gurraacha",
  "Moringa leaf, lemongrass, orange peel": "Baala moringaa, citaa loomii, qola burtukaanaa",
  "Dried coffee husks, ginger, cinnamon": "Qola bunaa goggogaa, zinjibila, qarafaa",
  "Dried hibiscus flowers": "Daraaraa karkadee goggogaa",
  "Chilies, garlic, ginger, korarima, fenugreek, rue, coriander, cumin, black pepper, allspice, cinnamon, clove, nutmeg, turmeric, ajwain, nigella, long pepper":
    "Barbaree, qullubbii adii, zinjibila, ogiyoo, sunqoo, ciladaama, dimbilaala, kamuunii, barbaree gurraacha, filfila makaa, qarafaa, qarunfulii, nutmegii, irdii, azmuudii, abasuuda gurraacha, tunjoo",
  "Bird’s-eye chilies, korarima, clove, salt": "Barbaree xixiqqaa, ogiyoo, qarunfulii, soogidda",
  "Chickpeas, split peas, garlic, ginger, sacred basil, korarima, mild chili":
    "Shumburaa, atara baqaqaa, qullubbii adii, zinjibila, besobilaa, ogiyoo, barbaree lallaafaa",
  "Whole korarima pods": "Hudhaa ogiyoo guutuu",
  "Butter (milk), korarima, turmeric, sacred basil, garlic, koseret":
    "Dhadhaa (aannan), ogiyoo, irdii, besobilaa, qullubbii adii, kosereetii",
  "Berbere (chilies and spices), turmeric, whole korarima":
    "Barbaree (barbaree fi mi’eessituu), irdii, ogiyoo guutuu",
  "Cumin, coriander, turmeric, black pepper, green cardamom, cinnamon, clove":
    "Kamuunii, dimbilaala, irdii, barbaree gurraacha, heelii magariisa, qarafaa, qarunfulii",
  "Sugar, water, cornstarch, ghee (milk), sesame seeds, almonds, cardamom, nutmeg, saffron":
    "Sukkaara, bishaan, istaarchii boqqolloo, dhadhaa (aannan), saliixa, looza (ocholoonii mukaa), heelii, nutmegii, sa’afaraanaa",
  Dates: "Timira",
  "Brown teff": "Xaafii diimaa",
  "Ivory teff": "Xaafii adii",
  "Teff, water": "Xaafii, bishaan",
  "Wheat flour, water, salt, oil": "Daakuu qamadii, bishaan, soogidda, zayita",
  "Self-rising wheat flour, corn flour, teff":
    "Daakuu qamadii ofiin ka’u, daakuu boqqolloo, xaafii",
  "Teff flour, wheat flour, berbere, korarima": "Daakuu xaafii, daakuu qamadii, barbaree, ogiyoo",
  Honey: "Damma",
  "Raw honey with comb": "Damma hin bilchaatin, cabii waliin",
  "Sesame oil": "Zayita saliixaa",
  "Black seed oil": "Zayita abasuuda gurraachaa",
  Turmeric: "Irdii",
  "Butter (milk), fenugreek, dried lime": "Dhadhaa (aannan), sunqoo, loomii goggogaa",
  "Whole camel milk": "Aannan gaalaa guutuu",
  "Camel milk, cane sugar, butter (milk), sea salt":
    "Aannan gaalaa, sukkaara shonkooraa, dhadhaa (aannan), soogidda galaanaa",
  "Nilotica shea butter; soap of shea and honey": "Dhadhaa shea niloticaa; saamunaa shea fi dammaa",
  "Ground gob tree leaves": "Baala muka qurquraa daakame",
  "Henna; cones with lemon, sugar and tea tree oil":
    "Hinnaa; koonii loomii, sukkaara fi zayita muka shaayii qabu",
  "Camel milk, shea butter, coconut oil; frankincense or oatmeal in one bar each":
    "Aannan gaalaa, dhadhaa shea, zayita kookonaatii; ixaana yookiin ajjaa, tokkoon tokkoon saamunaa tokko keessa",
  "Closed, away from light; best within two months of roasting":
    "Cufaa, ifa irraa fagoo; akaa’amee ji’a lama keessatti caala",
  "Closed, away from light": "Cufaa, ifa irraa fagoo",
  "Cool and dry": "Bakka qabbanaa’aa fi goggogaa",
  "Cool, dry and closed": "Bakka qabbanaa’aa fi goggogaatti, cufaa",
  "Dry and away from light": "Bakka goggogaa, ifa irraa fagoo",
  "In the freezer for up to a year": "Firiizarii keessatti hanga waggaa tokkootti",
  "No need to refrigerate; use a dry spoon":
    "Qabbaneessuun hin barbaachisu; fal’aana goggogaa fayyadami",
  "Cool and dry, closed": "Bakka qabbanaa’aa fi goggogaatti, cufaa",
  Cool: "Bakka qabbanaa’aa",
  "Room temperature, or freeze with paper between":
    "Ho’a mana keessaa, yookiin waraqaa gidduu galchii qorrachiisi",
  "Frozen; thaw for two hours in the packet": "Qorraa; paakeetii keessatti sa’aatii lama baqsi",
  "Room temperature; don’t warm": "Ho’a mana keessaa; hin ho’isin",
  "Room temperature. Not for infants.": "Ho’a mana keessaa. Daa’imaaf hin kennin.",
  "Cool and dark": "Bakka qabbanaa’aa fi dukkanaa’aa",
  "In the cupboard, closed": "Kaabinoo keessa, cufaa",
  "Closed and dry": "Cufaa fi goggogaa",
  "Closed, away from heat": "Cufaa, ho’a irraa fagoo",
  Dry: "Bakka goggogaa",
  "Freeze the cones right away": "Koonii battaluma qorrachiisi",
  "One year in a cool cupboard": "Waggaa tokko kaabinoo qabbanaa’aa keessatti",
  "Two years, whole": "Waggaa lama, guutuu",
  "Six months": "Ji’a jaha",
  "Six weeks in the cupboard": "Torban jaha kaabinoo keessatti",
  "Four months": "Ji’a afur",
  "Four months, or a year in the freezer": "Ji’a afur, yookiin firiizarii keessatti waggaa tokko",
  "Four days, or two months frozen": "Guyyaa afur, yookiin qorraatti ji’a lama",
  "Four months once opened": "Erga banamee ji’a afur",
  "Eight months": "Ji’a saddeet",
  "One year": "Waggaa tokko",
  "Three weeks for the cones": "Koonii torban sadii",
};
