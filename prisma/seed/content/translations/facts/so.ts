/** Facts of products in Somali, by their English text in content/facts. */
export const FACTS_SO: Record<string, string> = {
  "Arabica coffee": "Bun carabiika ah",
  "Green arabica coffee": "Bun carabiika ah oo aan la dubin",
  "Wild arabica coffee": "Bun carabiika duurjoog ah",
  "Arabica coffee, dried ginger": "Bun carabiika ah, sanjabiil qallalan",
  "Green cardamom, cassia, cloves, ginger, black pepper":
    "Heyl cagaaran, qorfe, qaranful, sanjabiil, filfil madow",
  "Purple tea": "Shaah buluug-guduud ah",
  "Black tea": "Shaah madow",
  "Moringa leaf, lemongrass, orange peel": "Caleen moringa, caws liineed, diir liin macaan",
  "Dried coffee husks, ginger, cinnamon": "Qolof bun oo qallalan, sanjabiil, qorfe",
  "Dried hibiscus flowers": "Ubax karkadeh oo qallalan",
  "Chilies, garlic, ginger, korarima, fenugreek, rue, coriander, cumin, black pepper, allspice, cinnamon, clove, nutmeg, turmeric, ajwain, nigella, long pepper":
    "Basbaas, toon, sanjabiil, korarima, xulbo, cawaaraan, kabsar, kamuun, filfil madow, filfil isku-dhaf ah, qorfe, qaranful, jawz, huruud, ajwain, xabbad sowda, filfil dheer",
  "Bird’s-eye chilies, korarima, clove, salt":
    "Basbaas yaryar oo kulul, korarima, qaranful, cusbo",
  "Chickpeas, split peas, garlic, ginger, sacred basil, korarima, mild chili":
    "Digir shunbura, digir kala jaban, toon, sanjabiil, reexaan barakaysan, korarima, basbaas khafiif ah",
  "Whole korarima pods": "Xabbado korarima oo dhan",
  "Butter (milk), korarima, turmeric, sacred basil, garlic, koseret":
    "Subag (caano), korarima, huruud, reexaan barakaysan, toon, koseret",
  "Berbere (chilies and spices), turmeric, whole korarima":
    "Berbere (basbaas iyo xawaash), huruud, korarima oo dhan",
  "Cumin, coriander, turmeric, black pepper, green cardamom, cinnamon, clove":
    "Kamuun, kabsar, huruud, filfil madow, heyl cagaaran, qorfe, qaranful",
  "Sugar, water, cornstarch, ghee (milk), sesame seeds, almonds, cardamom, nutmeg, saffron":
    "Sonkor, biyo, bur galley, subag (caano), sisin, almond (lowska geedaha), heyl, jawz, sacfaraan",
  Dates: "Timir",
  "Brown teff": "Teff bunni ah",
  "Ivory teff": "Teff cad",
  "Teff, water": "Teff, biyo",
  "Wheat flour, water, salt, oil": "Bur qamadi, biyo, cusbo, saliid",
  "Self-rising wheat flour, corn flour, teff": "Bur qamadi oo khamiir leh, bur galley, teff",
  "Teff flour, wheat flour, berbere, korarima": "Bur teff, bur qamadi, berbere, korarima",
  Honey: "Malab",
  "Raw honey with comb": "Malab ceeriin oo shamac leh",
  "Sesame oil": "Saliid sisin",
  "Black seed oil": "Saliid xabbad sowda",
  Turmeric: "Huruud",
  "Butter (milk), fenugreek, dried lime": "Subag (caano), xulbo, liin dhanaan oo qallalan",
  "Whole camel milk": "Caano geel oo dhammaystiran",
  "Camel milk, cane sugar, butter (milk), sea salt":
    "Caano geel, sonkor qasab, subag (caano), cusbo badeed",
  "Nilotica shea butter; soap of shea and honey": "Subag shea nilotica; saabuun shea iyo malab ah",
  "Ground gob tree leaves": "Caleen gob oo la shiiday",
  "Henna; cones with lemon, sugar and tea tree oil":
    "Cillaan; koonooyin leh liin, sonkor iyo saliid geedka shaaha",
  "Camel milk, shea butter, coconut oil; frankincense or oatmeal in one bar each":
    "Caano geel, subag shea, saliid qumbe; beeyo ama boorash mid kastaba hal saabuun",
  "Closed, away from light; best within two months of roasting":
    "Xiran, iftiinka ka fog; ugu fiican laba bilood gudahood dubista kaddib",
  "Closed, away from light": "Xiran, iftiinka ka fog",
  "Cool and dry": "Meel qabow oo qallalan",
  "Cool, dry and closed": "Meel qabow oo qallalan, xiran",
  "Dry and away from light": "Meel qallalan, iftiinka ka fog",
  "In the freezer for up to a year": "Qaboojiyaha barafka ilaa hal sano",
  "No need to refrigerate; use a dry spoon": "Qaboojiye uma baahna; qaaddo qallalan isticmaal",
  "Cool and dry, closed": "Meel qabow oo qallalan, xiran",
  Cool: "Meel qabow",
  "Room temperature, or freeze with paper between":
    "Heerkulka qolka, ama baraf geli adigoo warqado u dhexaysiinaya",
  "Frozen; thaw for two hours in the packet": "Baraf ahaan; laba saacadood baakadda ku dhalaali",
  "Room temperature; don’t warm": "Heerkulka qolka; ha kululayn",
  "Room temperature. Not for infants.": "Heerkulka qolka. Dhallaanka ha siin.",
  "Cool and dark": "Meel qabow oo mugdi ah",
  "In the cupboard, closed": "Armaajada, xiran",
  "Closed and dry": "Xiran oo qallalan",
  "Closed, away from heat": "Xiran, kulaylka ka fog",
  Dry: "Meel qallalan",
  "Freeze the cones right away": "Koonooyinka isla markiiba baraf geli",
  "One year in a cool cupboard": "Hal sano armaajo qabow",
  "Two years, whole": "Laba sano, isagoo dhan",
  "Six months": "Lix bilood",
  "Six weeks in the cupboard": "Lix toddobaad armaajada",
  "Four months": "Afar bilood",
  "Four months, or a year in the freezer": "Afar bilood, ama hal sano qaboojiyaha barafka",
  "Four days, or two months frozen": "Afar maalmood, ama laba bilood baraf ahaan",
  "Four months once opened": "Afar bilood marka la furo kaddib",
  "Eight months": "Siddeed bilood",
  "One year": "Hal sano",
  "Three weeks for the cones": "Koonooyinka saddex toddobaad",
};
