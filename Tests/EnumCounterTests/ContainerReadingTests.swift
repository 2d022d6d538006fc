import EnumCounter
import HeaderFacts
import Testing

struct ContainerReadingTests {
  @Test func classesProtocolsAndCategories() throws {
    let facts = try readObjectiveC(
      """
      @class CRLater;
      @protocol CRForward;
      @protocol CRSource <NSObject>
      - (void)needed;
      @optional
      - (void)wanted;
      @required
      + (void)alsoNeeded;
      @end
      @interface CRBase : NSObject <CRSource, NSCopying>
      @end
      @interface CRBase (Extras) <CRSource>
      - (void)extra;
      @end
      @interface CRBase ()
      - (void)hidden;
      @end
      """)
    #expect(facts.containers.map(\.name) == ["CRSource", "CRBase", "Extras", ""])
    #expect(facts.containers.map(\.owner) == ["CRSource", "CRBase", "CRBase", "CRBase"])
    #expect(facts.containers[0].kind == .protocol)
    #expect(facts.containers[1].kind == .class(superclass: "NSObject"))
    #expect(facts.containers[2].kind == .category(of: "CRBase"))
    #expect(facts.containers[1].protocols == ["CRSource", "NSCopying"])
    #expect(facts.containers[0].methods.map(\.isOptional) == [false, true, false])
    #expect(facts.containers[0].methods.map(\.kind) == [.instance, .instance, .class])
    #expect(facts.containers[3].methods.map(\.selector) == ["hidden"])
  }

  @Test func encodingsOfMethodsAndParameters() throws {
    let facts = try readObjectiveC(
      """
      typedef struct { double x, y; } CRPoint;
      @interface CRStore : NSObject
      - (void)saveObject:(id)object withCompletion:(void (^)(BOOL success, NSError *error))completion;
      - (BOOL)move:(CRPoint)point name:(const char *)name error:(NSError **)error;
      + (instancetype)storeWithCount:(NSInteger)count;
      @end
      """)
    let store = try #require(facts.container("CRStore"))
    let save = try #require(store.method("saveObject:withCompletion:"))
    #expect(save.encoding == "v32@0:8@16@?24")
    #expect(save.parameters.map(\.encoding) == ["@", "@?"])
    #expect(save.parameters.map(\.blockSignature) == [nil, "v@?B@"])
    #expect(save.parameters[1].typeName == "void (^)(BOOL, NSError *)")
    let move = try #require(store.method("move:name:error:"))
    #expect(move.encoding == "B48@0:8{?=dd}16r*32^@40")
    #expect(move.parameters.map(\.encoding) == ["{?=dd}", "r*", "^@"])
    #expect(store.method("storeWithCount:")?.kind == .class)
    #expect(store.method("storeWithCount:")?.returnType == "instancetype")
  }

  @Test func parametersWithoutAnEncodingKeepTheOthersInStep() throws {
    let facts = try readObjectiveC(
      """
      typedef __attribute__((__ext_vector_type__(4))) float CRVector;
      @interface CRScene : NSObject
      - (void)setVector:(CRVector)vector count:(NSInteger)count;
      @end
      """)
    let method = facts.container("CRScene")?.method("setVector:count:")
    #expect(method?.parameters.map(\.encoding) == ["", "q"])
  }

  @Test func propertiesAndTheirAccessors() throws {
    let facts = try readObjectiveC(
      """
      @interface CRThing : NSObject
      @property (readonly, getter=isRunning) BOOL running;
      @property (setter=putName:) id name;
      @property (class, readonly) CRThing *shared;
      @property NSInteger count;
      - (void)unrelated;
      @end
      """)
    let thing = try #require(facts.container("CRThing"))
    #expect(thing.properties.map(\.getter) == ["isRunning", "name", "shared", "count"])
    #expect(thing.properties.map(\.setter) == [nil, "putName:", nil, "setCount:"])
    #expect(thing.properties.map(\.isClassProperty) == [false, false, true, false])
    #expect(thing.method("isRunning")?.propertyName == "running")
    #expect(thing.method("putName:")?.propertyName == "name")
    #expect(thing.method("shared")?.kind == .class)
    #expect(thing.method("setCount:")?.encoding == "v24@0:8q16")
    #expect(thing.method("unrelated")?.propertyName == nil)
    #expect(thing.method("setRunning:") == nil)
  }

  @Test func whatSwiftIsTold() throws {
    let facts = try readObjectiveC(
      """
      #define CR_NAMED(x) NS_SWIFT_NAME(x)
      typedef NS_ENUM(NSInteger, CRColor) {
        CRColorRed NS_SWIFT_NAME(scarlet), CRColorBlue CR_NAMED(azure), CRColorGreen,
      } NS_SWIFT_NAME(Color);
      NS_SWIFT_NAME(Thing)
      @interface CRThing : NSObject
      @property (readonly) BOOL on NS_SWIFT_NAME(isOn);
      - (void)go:(id)place NS_SWIFT_NAME(travel(to:));
      - (void)come NS_REFINED_FOR_SWIFT;
      - (void)stay NS_SWIFT_UNAVAILABLE("not swift_name");
      - (void)leave __attribute__((swift_name("depart()")));
      @end
      """)
    let color = try #require(facts.enumeration("CRColor"))
    #expect(color.swiftNameAttribute == "Color")
    #expect(color.members.map(\.swiftNameAttribute) == ["scarlet", "azure", nil])
    let thing = try #require(facts.container("CRThing"))
    #expect(thing.swiftNameAttribute == "Thing")
    #expect(thing.property("on")?.swiftNameAttribute == "isOn")
    #expect(thing.method("go:")?.swiftNameAttribute == "travel(to:)")
    #expect(thing.method("come")?.isRefinedForSwift == true)
    #expect(thing.method("come")?.swiftNameAttribute == nil)
    #expect(thing.method("stay")?.swiftNameAttribute == nil)
    #expect(thing.method("leave")?.swiftNameAttribute == "depart()")
  }

  /// A method has the Swift name of the one that it overrides, and libclang prints it with neither.
  @Test(arguments: [false, true]) func swiftNameOfAnOverriddenMethod(protocolFirst: Bool) throws {
    let method = "- (void)fetchItem:(int)item NS_SWIFT_NAME(fetch(_:));\n"
    let declared = "@protocol Fetching\n\(method)@end\n"
    let category = "@interface Fetcher (Fetching) <Fetching>\n\(method)@end\n"
    let own = protocolFirst ? declared + category : category
    let set = try readObjectiveC(
      "@protocol Fetching;\n@interface Fetcher : NSObject\n@end\n"
        + own.replacing("<Fetching>", with: protocolFirst ? "<Fetching>" : "")
        + (protocolFirst ? "" : declared))
    let methods = set.containers.flatMap(\.methods)
    #expect(methods.count == 2)
    #expect(methods.allSatisfy { $0.swiftNameAttribute == "fetch(_:)" })
  }
}
