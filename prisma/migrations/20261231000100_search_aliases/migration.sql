-- Everyday words of shoppers in five languages, by the word used in the shop. Every shop needs them, not the demo alone.
-- Admins add and delete words later (/admin, Catalogue); a deleted word does not return.
INSERT INTO search_aliases (alias, term)
SELECT alias, term
FROM (VALUES
  ('coffee', ARRAY[
    'buna', 'bunna', 'bun', 'kahawa', 'qaxwo', 'qahwa', 'kafee', 'kafe', 'kaffee', 'ቡና', 'قهوه', 'بن',
    'ethiopian coffee', 'coffee from ethiopia', 'african coffee'
  ]),
  ('tea', ARRAY['shaah', 'shai', 'shay', 'chai', 'shaayii', 'ሻይ', 'شاي']),
  ('jebena', ARRAY[
    'jabana', 'jabanaa', 'dallah', 'coffee pot', 'ጀበና', 'جبنه', 'دله', 'coffee maker', 'buna pot',
    'coffeepot', 'دله قهوه', 'ابريق قهوه'
  ]),
  ('sini', ARRAY[
    'siini', 'finjaan', 'finjal', 'ስኒ', 'فنجان', 'coffee cup', 'coffee cups', 'espresso cup',
    'finjaanno', 'koob', 'koobab', 'koobab qaxwo', 'የቡና ስኒ', 'ሲኒ', 'የቡና ሲኒ', 'فناجين', 'فناجين قهوه'
  ]),
  ('ginger', ARRAY['sanjabiil', 'zinjibil', 'jinjibila', 'ዝንጅብል', 'زنجبيل']),
  ('hibiscus', ARRAY['karkade', 'karkadeh', 'ካርካዴ', 'كركديه']),
  ('qishr', ARRAY['gishr', 'bun qishr', 'قشر']),
  ('berbere', ARRAY[
    'barbare', 'barbaree', 'berberi', 'barbere', 'በርበሬ', 'بربري', 'بربيري', 'berberee', 'spice',
    'spices', 'mi eessituu', 'ቅመም', 'توابل', 'بهارات'
  ]),
  ('mitmita', ARRAY['mitmitaa', 'ሚጥሚጣ', 'ميتميتا', 'spice', 'spices', 'mi eessituu', 'ቅመም', 'توابل', 'بهارات']),
  ('xawaash', ARRAY[
    'hawaash', 'hawaij', 'hawash', 'ሀዋሽ', 'حوايج', 'حواش', 'somali spice', 'somali spices',
    'somali spice mix', 'xawaash soomaali', 'بهارات صوماليه', 'spice', 'spices', 'mi eessituu', 'ቅመም',
    'توابل', 'بهارات'
  ]),
  ('spices', ARRAY['spice', 'mi eessituu', 'qimamii', 'ቅመም', 'ቅመማ ቅመም', 'توابل', 'بهارات']),
  ('korarima', ARRAY[
    'kororima', 'koraarimaa', 'ኮረሪማ', 'كوراريما', 'spice', 'spices', 'mi eessituu', 'ቅመም', 'توابل',
    'بهارات'
  ]),
  ('turmeric', ARRAY['huruud', 'irdii', 'erd', 'እርድ', 'كركم', 'spice', 'spices', 'mi eessituu', 'ቅመም', 'توابل', 'بهارات']),
  ('injera', ARRAY[
    'canjeero', 'anjero', 'enjera', 'biddeena', 'laxoox', 'lahoh', 'እንጀራ', 'انجيرا', 'لحوح', 'budeena',
    'ethiopian bread', 'ethiopian flatbread'
  ]),
  ('teff', ARRAY['tef', 'xaafii', 'taff', 'ጤፍ', 'تيف']),
  ('xalwo', ARRAY[
    'halwa', 'halva', 'halwo', 'xalwa', 'ሀልዋ', 'حلوي', 'حلاوه', 'xalwad', 'sweets', 'candy', 'dessert',
    'macmacaan', 'ጣፋጭ', 'حلويات'
  ]),
  ('dates', ARRAY['timir', 'tamr', 'temiri', 'ተምር', 'تمر', 'timirta', 'تمور', 'medjool']),
  ('honey', ARRAY['malab', 'damma', 'ማር', 'عسل', 'raw honey', 'pure honey']),
  ('camel milk', ARRAY['caano geel', 'caanaha geela', 'aannan gaalaa', 'የግመል ወተት', 'حليب الابل', 'حليب الجمل', 'لبن الابل']),
  ('butter', ARRAY['subag', 'dhadhaa', 'kibbeh', 'kibe', 'ቅቤ', 'زبده', 'سمن', 'ghee', 'samli']),
  ('shiro', ARRAY['shuuroo', 'shro', 'ሽሮ', 'شيرو']),
  ('sambusa', ARRAY['sambuus', 'sambuusaa', 'samosa', 'ሳምቡሳ', 'سمبوسه', 'سمبوسك', 'saambusaa']),
  ('black seed', ARRAY['xabbat sowda', 'habbat sawda', 'ጥቁር አዝሙድ', 'حبه البركه', 'الحبه السوداء']),
  ('sesame', ARRAY['sisin', 'saliixa', 'ሰሊጥ', 'سمسم']),
  ('halal', ARRAY['xalaal', 'halaal', 'halaala', 'ሀላል', 'حلال']),
  ('dirac', ARRAY[
    'dira', 'diric', 'diraac', 'baati', 'bacti', 'ዲራክ', 'دراعه', 'ديراع', 'somali dress', 'house dress',
    'abaya', 'عبايه', 'dress', 'ቀሚስ', 'فستان', 'فساتين'
  ]),
  ('girls', ARRAY[
    'kids', 'children', 'child', 'kid', 'carruur', 'ijoollee', 'ልጆች', 'اطفال', 'kids clothes',
    'girls clothes', 'girls dress', 'dharka carruurta', 'dharka gabdhaha', 'uffata durbaa',
    'uffata ijoollee', 'የልጆች ልብስ', 'የልጃገረድ ልብስ', 'ملابس اطفال', 'ملابس بنات'
  ]),
  ('beads', ARRAY[
    'necklace', 'necklaces', 'silsilad', 'ሀብል', 'قلاده', 'عقد', 'jewelry', 'jewellery', 'ጌጣጌጥ',
    'مجوهرات', 'حلي'
  ]),
  ('garbasaar', ARRAY[
    'garbasar', 'shaash', 'hijab', 'scarf', 'headscarf', 'جربسار', 'حجاب', 'ሻሽ', 'head scarf',
    'headwrap', 'khimar', 'xijaab', 'hijaaba', 'ሂጃብ', 'ሻርፕ', 'وشاح', 'head wrap', 'shawl', 'شال'
  ]),
  ('habesha kemis', ARRAY[
    'kemis', 'habesha dress', 'qamisii', 'የሀበሻ ቀሚስ', 'ሀበሻ ቀሚስ', 'فستان حبشي', 'ethiopian dress',
    'eritrean dress', 'uffata aadaa', 'የሀበሻ ልብስ', 'ethiopian clothing', 'habesha clothing', 'dress',
    'ቀሚስ', 'فستان', 'فساتين'
  ]),
  ('netela', ARRAY['natala', 'netella', 'ነጠላ', 'نتلا', 'shawl', 'شال']),
  ('gabi', ARRAY['gaabii', 'ጋቢ', 'غابي', 'bustayaal']),
  ('macawis', ARRAY[
    'maawis', 'macaawiis', 'መአዊስ', 'معوز', 'ازار', 'sarong', 'lungi', 'mens clothes', 'mens clothing',
    'dharka ragga', 'uffata dhiiraa', 'የወንድ ልብስ', 'የወንዶች ልብስ', 'ملابس رجاليه', 'ملابس رجال', 'men',
    'man', 'mens', 'dad', 'father', 'husband', 'him'
  ]),
  ('textiles', ARRAY['fabric', 'dhar', 'huccuu', 'uffata', 'ጨርቅ', 'ጨርቃ ጨርቅ', 'قماش', 'منسوجات', 'اقمشه']),
  ('kente', ARRAY['kente', 'kentee', 'ኬንቴ', 'كنتي', 'african fabric', 'african cloth']),
  ('prayer rug', ARRAY['sijaayad', 'salli', 'የሰላት ምንጣፍ', 'سجاده صلاه', 'سجاده', 'prayer mat']),
  ('frankincense', ARRAY[
    'beeyo', 'beyo', 'luubaan', 'luban', 'olibanum', 'ixaana', 'እጣን', 'لبان', 'incense', 'foox',
    'qumbii'
  ]),
  ('uunsi', ARRAY['unsi', 'uunsiga', 'bukhoor', 'bakhoor', 'ቡሁር', 'بخور', 'incense', 'foox', 'qumbii']),
  ('dabqaad', ARRAY['dabqad', 'girgira', 'mabkhara', 'መጅመር', 'مبخره', 'مجمره', 'incense', 'foox', 'qumbii']),
  ('mesob', ARRAY['masob', 'mosob', 'moosoba', 'መሶብ', 'موسوب']),
  ('basket', ARRAY['dambiil', 'guufoo', 'ቅርጫት', 'سله']),
  ('henna', ARRAY['cillaan', 'xinne', 'hinnaa', 'ሂና', 'حناء', 'mehndi', 'mehendi']),
  ('shea butter', ARRAY['subag shea', 'karite', 'የሺ ቅቤ', 'زبده الشيا', 'lotion', 'body lotion', 'body butter']),
  ('soap', ARRAY['saabuun', 'saamunaa', 'ሳሙና', 'صابون']),
  ('book', ARRAY['buug', 'kitaab', 'kitaaba', 'መጽሀፍ', 'كتاب', 'كتب', 'buugaag', 'kitaabota', 'መጽሀፍት', 'መጻህፍት']),
  ('bracelet', ARRAY['jijin', 'bitawoo', 'አምባር', 'سوار', 'اساور', 'jewelry', 'jewellery', 'ጌጣጌጥ', 'مجوهرات', 'حلي']),
  ('green coffee', ARRAY['unroasted coffee', 'raw coffee', 'buna jiidhaa', 'bun cagaaran', 'ጥሬ ቡና', 'قهوه خضراء']),
  ('ground', ARRAY['la shiiday', 'daakame', 'የተፈጨ', 'مطحون', 'مطحونه']),
  ('milk tea', ARRAY['somali tea', 'karak tea', 'shaah caano', 'شاي كرك', 'شاي بالحليب']),
  ('gift', ARRAY['hadiyad', 'kennaa', 'ስጦታ', 'هديه', 'هدايا']),
  ('recipes', ARRAY['cookbook', 'cook book', 'recipe book', 'buugga cuntada', 'kitaaba nyaataa', 'የምግብ መጽሀፍ', 'كتاب طبخ']),
  ('cushion', ARRAY[
    'pillow', 'throw pillow', 'throw pillows', 'pillow cover', 'pillow covers', 'pillowcase', 'barkin',
    'boraatii', 'ትራስ', 'مخده', 'وساده'
  ]),
  ('table runner', ARRAY['tablecloth', 'table cloth', 'مفرش طاوله']),
  ('tote', ARRAY[
    'shopping bag', 'market bag', 'grocery bag', 'bag', 'handbag', 'purse', 'backpack', 'boorso',
    'boorsaa', 'ቦርሳ', 'حقيبه', 'شنطه'
  ]),
  ('sandals', ARRAY['shoe', 'shoes', 'slippers', 'kabo', 'kophee', 'ጫማ', 'حذاء', 'احذيه', 'صندل']),
  ('stool', ARRAY['chair', 'seat', 'kursi', 'barcuma', 'gambadh', 'ወንበር', 'በርጩማ', 'كرسي']),
  ('krar', ARRAY['guitar', 'lyre', 'harp', 'musical instrument', 'የሙዚቃ መሳሪያ']),
  ('qasil', ARRAY['face mask', 'hair mask']),
  ('koofiyad', ARRAY['kufi', 'kufi hat', 'men', 'man', 'mens', 'dad', 'father', 'husband', 'him']),
  ('chili', ARRAY['chilli', 'basbaas']),
  ('caramels', ARRAY['sweets', 'candy', 'dessert', 'macmacaan', 'ጣፋጭ', 'حلويات']),
  ('pendant', ARRAY['jewelry', 'jewellery', 'ጌጣጌጥ', 'مجوهرات', 'حلي']),
  ('satchel', ARRAY['bag', 'handbag', 'purse', 'backpack', 'boorso', 'boorsaa', 'ቦርሳ', 'حقيبه', 'شنطه']),
  ('alindi', ARRAY['african fabric', 'african cloth']),
  ('picture book', ARRAY[
    'kids book', 'kids books', 'childrens book', 'childrens books', 'buug carruureed',
    'buugaag carruureed', 'kitaaba ijoollee', 'kitaabota ijoollee', 'የልጆች መጽሀፍ', 'የልጆች መጽሀፍት',
    'كتاب اطفال', 'كتب اطفال'
  ]),
  ('alphabet book', ARRAY[
    'kids book', 'kids books', 'childrens book', 'childrens books', 'buug carruureed',
    'buugaag carruureed', 'kitaaba ijoollee', 'kitaabota ijoollee', 'የልጆች መጽሀፍ', 'የልጆች መጽሀፍት',
    'كتاب اطفال', 'كتب اطفال'
  ]),
  ('fidel', ARRAY[
    'kids book', 'kids books', 'childrens book', 'childrens books', 'buug carruureed',
    'buugaag carruureed', 'kitaaba ijoollee', 'kitaabota ijoollee', 'የልጆች መጽሀፍ', 'የልጆች መጽሀፍት',
    'كتاب اطفال', 'كتب اطفال'
  ])
) AS words (term, aliases), unnest(aliases) AS alias
ON CONFLICT (alias, term) DO NOTHING;
